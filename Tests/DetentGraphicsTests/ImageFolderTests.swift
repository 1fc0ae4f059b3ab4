import DetentGraphics
import Foundation
import Testing

@Suite("Images of a folder") struct ImageFolderTests {
  @Test("Files that are there are read, with their double resolution; the others are missing") func read()
    throws
  {
    try withTemporaryDirectory { directory in
      for name in ["a.png", "b.png", "b@2x.png", "d@2x.png"] {
        try Bitmap(width: 2, height: 2).writePNG(
          to: directory.appending(path: name).path(percentEncoded: false))
      }

      let pictures = try Image.pictures(
        named: ["a", "b", "c", "d"], inFolder: directory.path(percentEncoded: false))

      #expect(pictures.mapValues(\.representations.count) == ["a": 1, "b": 2])
    }
  }

  @Test("A folder that is none is an error") func noFolder() throws {
    try withTemporaryDirectory { directory in
      let file = directory.appending(path: "file").path(percentEncoded: false)
      try Data().write(to: URL(filePath: file))
      for path in [file, file + "/x", directory.appending(path: "none").path(percentEncoded: false)] {
        #expect(throws: GraphicsError.fileMissing(path: path)) {
          try Image.pictures(named: [], inFolder: path)
        }
      }
    }
  }

  @Test("A broken file is an error", arguments: ["a.png", "a@2x.png"]) func broken(name: String) throws {
    try withTemporaryDirectory { directory in
      let folder = directory.path(percentEncoded: false)
      try Bitmap(width: 2, height: 2).writePNG(to: folder + "/a.png")
      try Data("no picture".utf8).write(to: directory.appending(path: name))
      #expect(throws: GraphicsError.notPNG(path: "\(folder)/\(name)")) {
        try Image.pictures(named: ["a"], inFolder: folder)
      }
    }
  }
}
