import DetentCore
import Foundation

/// Runs one workload so many times, for whoever counts its instructions: `DetentBench NAME COUNT`.
///
/// What the first step sets up is done before; the cost of a step is the difference of two runs by the difference of their
/// counts.
@main
@MainActor
enum Bench {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count == 2, let name = arguments.first, let count = arguments.last.flatMap({ Int($0) }),
      let make = Workloads.all[name]
    else {
      let names = Workloads.all.keys.sorted().joined(separator: "|")
      FileHandle.standardError.write(Data("usage: DetentBench \(names) COUNT\n".utf8))
      exit(2)
    }
    let step = try make()
    // Caches are full and pictures are made then.
    for index in 0..<Workloads.warmUp { step(index) }
    for index in 0..<count { step(Workloads.warmUp + index) }
  }
}
