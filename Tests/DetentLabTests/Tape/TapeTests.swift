import DetentControls
import DetentCore
import DetentLab
import DetentUI
import Testing

@Suite("Recording and replaying a driver")
@MainActor
struct TapeTests {
  /// A program with a slider, which notes everything that happens to it.
  @MainActor
  private final class Program: SegmentedRangeSliderDelegate {
    let window: Window
    let slider = SegmentedRangeSlider(stops: (0...10).map { String($0) })
    var notes: [String] = []

    init(driver: any Driver) throws {
      window = Window(driver: driver)
      slider.delegate = self
      window.addSubview(slider)
      slider.frame = Rect(x: 0, y: 0, width: 400, height: 90)
      try window.open(
        WindowConfiguration(title: "", instanceName: "", className: "", size: Size(width: 400, height: 90)))
    }

    func rangeSlider(_ slider: SegmentedRangeSlider, didChangeTo range: ClosedRange<Int>, isFinal: Bool) {
      notes.append("\(range) \(isFinal) \(slider.reportSource) \(window.time)")
    }

    func rangeSlider(_ slider: SegmentedRangeSlider, didTick thumb: ThumbRole, at stop: Int) {
      notes.append("tick \(thumb) \(stop)")
    }

    func rangeSlider(_ slider: SegmentedRangeSlider, didPan pan: PanReading, phase: PanState) {
      notes.append("\(phase) \(pan.location) \(String(describing: pan.velocity))")
    }

    func rangeSliderDidSettle(_ slider: SegmentedRangeSlider) {
      notes.append("rest \(slider.thumbCenters) \(window.time)")
    }
  }

  /// A random user of a program on a recorded driver.
  private func record(seed: UInt64, _ sink: MemorySink) throws -> [String] {
    let base = OffscreenDriver()
    let writer = SessionWriter(sink: sink)
    writer.write(.session, [JSON.Member("schema", .string(SessionFile.schema))])
    let tape = TapeWriter(writer)
    let program = try Program(driver: RecordingDriver(base, tape: tape))
    var state = seed
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    var isDown = false
    let window = try #require(base.windows.first)
    for step in 0..<400 {
      base.advance(by: Double(random(30)) / 1_000.7)
      let place = Point(x: Double(random(4_000)) / 10.3, y: 40 + Double(random(10)))
      let time = EventTime(nanoseconds: Int64(step) * 7_300_000)
      func pointer(_ phase: PointerSample.Phase) {
        window.send(
          .pointer(
            PointerSample(
              pointer: PointerID(source: 2), phase: phase, location: place, time: time,
              isPrimaryButtonHeld: isDown)))
      }
      switch random(10) {
      case 0 where !isDown:
        isDown = true
        pointer(.down(.primary))
      case 0:
        isDown = false
        pointer(.up(.primary))
      case 1: window.send(.scroll(ScrollEvent(location: place, delta: Vector(dx: 0, dy: 120), time: time)))
      case 2: window.send(.key(KeyEvent(key: .right, phase: .down, time: time)))
      case 3: window.send(.key(KeyEvent(key: .right, phase: .up, time: time)))
      case 4: window.send(.key(KeyEvent(key: .tab, phase: .down, time: time)))
      case 5 where random(8) == 1: window.send(.keysTaken)
      case 5 where random(8) == 0:
        window.send(.resized(Size(width: Double(300 + random(200)), height: 90), .one))
      default: pointer(.move)
      }
    }
    base.advance(by: 2)
    tape.flush()
    return program.notes
  }

  @Test("A program does the same again, to the last bit of every number", arguments: 0..<20)
  func same(round: Int) throws {
    let seed = UInt64.random(in: .min ... .max)
    let sink = MemorySink()

    let recorded = try record(seed: seed, sink)
    let file = SessionFile(sink.text)
    #expect(file.damage == nil)
    let replay = ReplayDriver(TapeReader.records(in: file.lines))
    let program = try Program(driver: replay)
    #expect(replay.run() == .finished)

    #expect(recorded.count > 50)
    #expect(program.notes == recorded, "seed \(seed)")
  }

  @Test("One changed sample is not the same")
  func changed() throws {
    let sink = MemorySink()
    let recorded = try record(seed: 11, sink)
    var records = TapeReader.records(in: SessionFile(sink.text).lines)

    let held = try #require(
      records.lastIndex {
        if case .event(_, .pointer(let sample)) = $0.entry {
          sample.isPrimaryButtonHeld && sample.phase == .move
        } else {
          false
        }
      })
    guard case .event(let window, .pointer(var sample)) = records[held].entry else { return }
    sample.location.x += 120
    records[held].entry = .event(window: window, .pointer(sample))
    let replay = ReplayDriver(records)
    let program = try Program(driver: replay)
    _ = replay.run()

    #expect(program.notes != recorded)
  }

  @Test("Movements and frames share lines of a tenth of a second; all else has its own, in order")
  func batches() throws {
    let sink = MemorySink()
    _ = try record(seed: 5, sink)
    let lines = SessionFile(sink.text).lines

    let moves = lines.filter { $0.kind == .moves }
    #expect(moves.contains { ($0["rows"]?.elements?.count ?? 0) > 2 })
    let times = TapeReader.records(in: lines).map(\.time)
    #expect(times == times.sorted())
    for line in moves {
      let steps = (line["rows"]?.elements ?? []).compactMap { $0.elements?.first?.whole }
      #expect(steps.reduce(0, +) <= 100_000)
    }
  }

  @Test(
    "A frame is drawn for the moment in which it is seen, now and in the replay, and what comes before that finds it so"
  )
  func ahead() throws {
    let base = OffscreenDriver()
    let sink = MemorySink()
    let writer = SessionWriter(sink: sink)
    writer.write(.session, [JSON.Member("schema", .string(SessionFile.schema))])
    let tape = TapeWriter(writer)
    func watched(_ driver: any Driver) throws -> (window: Window, times: () -> [Double]) {
      var times: [Double] = []
      let window = Window(driver: driver)
      try window.open(
        WindowConfiguration(title: "", instanceName: "", className: "", size: Size(width: 40, height: 40)))
      window.addFrameHandler {
        times += [$0, driver.now]
        return true
      }
      return (window, { times })
    }
    let recorded = try watched(RecordingDriver(base, tape: tape))
    base.advance(by: 0.1)
    let before = recorded.times().count

    base.windows.first?.drawFrameNow(at: base.now + 0.012_345)
    #expect(recorded.times().dropFirst(before).map { ($0 * 1_000_000).rounded() } == [112_345, 100_000])
    base.advance(by: 0.1)
    tape.flush()

    let replay = ReplayDriver(TapeReader.records(in: SessionFile(sink.text).lines))
    let again = try watched(replay)
    _ = replay.run()
    #expect(recorded.times().count > 10 && again.times() == recorded.times())
  }

  @Test("What happens while something is handled is handled, and written down, after it")
  func nested() throws {
    final class Keeper: Tape {
      var entries: [String] = []
      func handled(at seconds: Double) {}
      func record(_ record: TapeRecord) {
        switch record.entry {
        case .event(_, .focus(let on)): entries.append("focus \(on)")
        case .event(_, .visibility(let on)): entries.append("visibility \(on)")
        case .timer(let number): entries.append("timer \(number)")
        default: break
        }
      }
    }
    final class Listener: WindowReceiver {
      var heard: [String] = []
      var whenFocused: (() -> Void)?
      func windowReceived(_ event: WindowEvent) {
        if case .focus = event {
          whenFocused?()
          heard.append("focus")
        } else {
          heard.append("other")
        }
      }
      func windowDrawsFrame(at time: Double) {}
    }
    let base = OffscreenDriver()
    let tape = Keeper()
    let driver = RecordingDriver(base, tape: tape)
    let listener = Listener()
    _ = try driver.makeWindow(
      WindowConfiguration(title: "", instanceName: "", className: "", size: Size(width: 10, height: 10)),
      receiver: listener)
    let window = try #require(base.windows.first)
    listener.whenFocused = { window.send(.visibility(false)) }
    _ = driver.schedule(after: 1) {}.cancel()
    _ = driver.schedule(after: 1) {}

    window.send(.focus(true))
    base.advance(by: 2)

    #expect(listener.heard == ["focus", "other"])
    #expect(tape.entries == ["focus true", "visibility false", "timer 1"])
  }
}
