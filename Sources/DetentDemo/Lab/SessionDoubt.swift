internal import DetentLab

/// Why a session did not begin at once, though it may.
struct SessionDoubt: Error, CustomStringConvertible {
  let concerns: [SessionConcern]

  var description: String {
    let words = concerns.map { concern in
      switch concern {
      case .littleRoom(let megabytes): "only \(megabytes) MB of \(SessionConcern.leastRoom) are free"
      case .repeated(let participant): "\(participant) has gone through this plan already"
      }
    }
    return words.joined(separator: ", ")
  }
}
