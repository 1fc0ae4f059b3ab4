import DetentControls
import DetentCore
import DetentGraphics
import DetentTesting
import DetentUI
import Foundation
import Testing

@Suite("Images of sliders")
@MainActor
struct SliderImageTests {
  private nonisolated static let imageNames = ["thumb", "stop", "selected-stop", "bubble", "merged-bubble"]

  private func images(_ appearance: SliderAppearance) -> [Image?] {
    [
      appearance.thumbImage, appearance.stopMarkImage, appearance.selectedStopMarkImage,
      appearance.bubbleImage, appearance.mergedBubbleImage,
    ]
  }

  private func withFolder(_ files: [String], _ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "images-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for file in files {
      try Bitmap(width: 4, height: 4, color: .black).writePNG(
        to: folder.appending(path: file).path(percentEncoded: false))
    }
    try body(folder.path(percentEncoded: false))
  }

  @Test("The default images are all taken, in both resolutions, and can be removed again")
  func defaults() throws {
    var appearance = SliderAppearance()

    try appearance.loadImages(fromFolder: DefaultImage.folder)

    #expect(images(appearance).map { $0?.representations.count } == [2, 2, 2, 2, 2])
    #expect(
      images(appearance).map { $0?.size } == DefaultImage.allCases.map { Optional($0.size) })
    #expect(appearance.bubbleImage?.stretchableColumns == [7...15, 25...33])
    #expect(appearance.bubbleImage?.stretchableRows == [7...17])
    appearance.removeImages()
    #expect(appearance == SliderAppearance())
  }

  @Test("What has no file is drawn, also where there was an image before", arguments: imageNames)
  func missing(name: String) throws {
    try withFolder(["\(name).png"]) { folder in
      var appearance = SliderAppearance()
      try appearance.loadImages(fromFolder: DefaultImage.folder)

      try appearance.loadImages(fromFolder: folder)

      let there = zip(Self.imageNames, images(appearance)).filter { $0.1 != nil }.map(\.0)
      #expect(there == [name])
    }
  }

  @Test("A broken file is an error that names it, and nothing changes", arguments: imageNames)
  func broken(name: String) throws {
    try withFolder(["thumb.png", "bubble.png"]) { folder in
      var appearance = SliderAppearance()
      try appearance.loadImages(fromFolder: DefaultImage.folder)
      let before = appearance
      let path = "\(folder)/\(name).png"
      try Data("no picture".utf8).write(to: URL(filePath: path))

      #expect(throws: GraphicsError.notPNG(path: path)) { try appearance.loadImages(fromFolder: folder) }
      #expect(throws: GraphicsError.fileMissing(path: "\(folder)/x")) {
        try appearance.loadImages(fromFolder: "\(folder)/x")
      }

      #expect(appearance == before)
    }
  }

  @Test("A picture without room for what would stretch is stretched as a whole")
  func tiny() throws {
    try withFolder(["bubble.png"]) { folder in
      var appearance = SliderAppearance()
      try appearance.loadImages(fromFolder: folder)
      #expect(appearance.bubbleImage?.stretchableColumns == [0...4])
    }
  }

  @Test("A bubble's pointer stays over its thumb where the bubble slides inwards")
  func pointer() throws {
    let scene = try SliderScene(stops: ["A rather long label", "b", "c", "d"], 0...2)
    try scene.slider.appearance.loadImages(fromFolder: DefaultImage.folder)
    scene.stage.settle()

    // Half a point above the tip: the row that only the pointer reaches.
    let row = scene.stop(0).y - 8 - 4 - 1.5
    let ground = scene.stage.color(at: Point(x: 60, y: row))
    #expect(scene.stage.color(at: Point(x: 22, y: row)) != ground)
    for x in [2.0, 14, 30, 50] { #expect(scene.stage.color(at: Point(x: x, y: row)) == ground) }
  }

  @Test("The text of a bubble can be read on its picture in every theme", arguments: Theme.all)
  func text(theme: Theme) throws {
    for ground in [Color.black, .white] {
      let scene = try SliderScene(3...7, theme: theme) {
        $0.appearance.bubbleImage = (try? Bitmap(width: 8, height: 8, color: ground)).map {
          Image(bitmap: $0)
        }
      }
      let bubble = Rect(x: 100, y: 5, width: 24, height: 24)
      let most = try scene.stage.picture().colors(in: bubble).map { $0.contrast(with: ground) }.max()
      #expect(try #require(most) > 4.5)
    }
  }

  @Test("Pictures of what cannot be worked go back into the ground, as drawn shapes do")
  func disabled() throws {
    let picture = Image(bitmap: try Bitmap(width: 4, height: 4, color: .black))
    let scene = try SliderScene(3...7) {
      $0.appearance.thumbImage = picture
      $0.appearance.bubbleImage = picture
      $0.appearance.stopMarkImage = picture
      $0.appearance.selectedStopMarkImage = picture
    }
    let places = [scene.stop(3), scene.stop(5), scene.stop(9), scene.stop(3) - Vector(dx: 9, dy: 26)]
    for place in places { #expect(scene.stage.color(at: place).luminance < 0.01, "\(place)") }

    scene.slider.isEnabled = false
    scene.stage.settle()

    for place in places {
      #expect((0.05...0.7).contains(scene.stage.color(at: place).luminance), "\(place)")
    }
  }

  @Test("With images no drag leaves a stale pixel", arguments: [1, 1.5, 2], [Axis.horizontal, .vertical])
  func random(scale: Double, axis: Axis) throws {
    let scene = try SliderScene(
      3...7, collision: .cross,
      size: axis == .horizontal ? Size(width: 344, height: 86) : Size(width: 120, height: 344),
      scale: scale
    ) { $0.axis = axis }
    try scene.slider.appearance.loadImages(fromFolder: DefaultImage.folder)
    try RandomUser(stage: scene.stage, seed: .random(in: .min ... .max)).work(40) { stop in
      try? scene.slider.setRange(lower: stop, upper: 10, animated: true)
    }
  }
}

extension Bitmap {
  /// The colours of the pixels in a rectangle.
  fileprivate func colors(in rect: Rect) -> [Color] {
    (Int(rect.minY)..<Int(rect.maxY)).flatMap { y in
      (Int(rect.minX)..<Int(rect.maxX)).map { color(x: $0, y: y) }
    }
  }
}
