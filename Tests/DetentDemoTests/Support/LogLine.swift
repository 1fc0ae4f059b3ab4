import DetentCore
import Foundation

/// One line of the event log.
struct LogLine: CustomStringConvertible {
  let description: String
  private let object: [String: Any]

  /// Reads a line; nil when it is not one JSON object.
  init?(_ text: String) {
    let json = try? JSONSerialization.jsonObject(with: Data(text.utf8))
    guard let object = json as? [String: Any] else { return nil }
    description = text
    self.object = object
  }

  var type: String { self["type"] ?? "" }
  var time: Double { self["t"] ?? -1 }

  /// The value of a key, when it is there and of that type.
  subscript<Value>(key: String) -> Value? { object[key] as? Value }

  func integer(_ key: String) -> Int { self[key] ?? Int.min }
  func number(_ key: String) -> Double { self[key] ?? .nan }
  func text(_ key: String) -> String { self[key] ?? "" }
  func flag(_ key: String) -> Bool { self[key] ?? false }
  func numbers(_ key: String) -> [Double] { self[key] ?? [] }
  func texts(_ key: String) -> [String] { self[key] ?? [] }

  func points(_ key: String) -> [Point] {
    (self[key] as [[Double]]? ?? []).map { Point(x: $0.first ?? .nan, y: $0.last ?? .nan) }
  }

  func rect(_ key: String) -> Rect {
    let edges = numbers(key)
    guard edges.count == 4 else { return .zero }
    return Rect(x: edges[0], y: edges[1], width: edges[2], height: edges[3])
  }

  /// The keys in the order in which they were written.
  var keys: [String] {
    var (keys, current, depth): ([String], String?, Int) = ([], nil, 0)
    var last = ""
    var isEscaped = false
    for character in description {
      if var text = current {
        if character == "\"", !isEscaped {
          (last, current) = (text, nil)
        } else {
          text.append(character)
          current = text
        }
        isEscaped = character == "\\" && !isEscaped
        continue
      }
      switch character {
      case "\"": current = ""
      case "{", "[": depth += 1
      case "}", "]": depth -= 1
      case ":" where depth == 1: keys.append(last)
      default: break
      }
    }
    return keys
  }
}
