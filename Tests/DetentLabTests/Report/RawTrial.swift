import DetentLab
import Foundation

/// A trial as it is read here from the lines of a file, by other means than the report's.
struct RawTrial {
  let begin: [String: Any]
  private(set) var end: [String: Any] = [:]
  private(set) var widget: [[String: Any]] = []

  var number: Int { begin["trial"] as? Int ?? 0 }
  var variant: String { begin["variant"] as? String ?? "" }
  var task: String { begin["task"] as? String ?? "" }
  var isPractice: Bool { begin["practice"] as? Bool ?? true }
  var start: [Double] { begin["start"] as? [Double] ?? [] }
  var target: [Double] { begin["target"] as? [Double] ?? [] }
  var final: [Double] { end["final"] as? [Double] ?? [] }
  var began: Double { begin["t"] as? Double ?? .nan }
  var total: Double { (end["m"] as? [String: Any])?["total_ms"] as? Double ?? .nan }

  func events(_ name: String) -> [[String: Any]] { widget.filter { $0["e"] as? String == name } }

  /// The trials of a file, in order.
  static func trials(of text: String) throws -> [RawTrial] {
    var trials: [RawTrial] = []
    for line in text.split(separator: "\n") {
      guard let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] else {
        continue
      }
      switch object["k"] as? String {
      case "trial": trials.append(RawTrial(begin: object))
      case "w": trials[trials.count - 1].widget.append(object)
      case "trial_end": trials[trials.count - 1].end = object
      default: break
      }
    }
    return trials
  }

  /// The movement of one thumb: signed raw error in points along its way, the way, and the time.
  func movement(_ thumb: String) -> (error: Double, way: Double, time: Double)? {
    let index = thumb == "upper" ? 1 : 0
    guard start[index] != target[index],
      let grab = events("grab").first(where: { $0["thumb"] as? String == thumb }),
      let release = events("release").last(where: { $0["thumb"] as? String == thumb }),
      let raw = (release["raw"] as? [Double])?[index], let step = release["step_px"] as? Double,
      let from = grab["t"] as? Double, let to = release["t"] as? Double
    else { return nil }
    let first = task == "step" ? 1.0 : 0
    let sign = target[index] > start[index] ? 1.0 : -1.0
    return (
      (raw - (target[index] - first)) * step * sign, abs(target[index] - start[index]) * step, to - from
    )
  }
}
