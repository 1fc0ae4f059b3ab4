/// The frames and the samples of the pointer that fall into one hold, in milliseconds since the trial began.
struct HeldFrames {
  let frames: [Double]
  let samples: [Double]

  init(_ hold: ThumbHold, in trial: TrialRecord) {
    let time = hold.grabbed...max(hold.released ?? trial.duration ?? hold.grabbed, hold.grabbed)
    frames = trial.frames.filter(time.contains)
    samples = trial.path.map(\.time).filter(time.contains)
  }
}
