import DetentControls
import DetentCore
import DetentLab
import DetentUI
import Testing

@Suite("A session that plays in time")
@MainActor
struct ReplayPlayerTests {
  private let file: SessionFile
  private let setup: LabSetup

  init() throws {
    setup = try LabStage.setup()
    let stage = try LabStage(setup)
    stage.doAll(error: 5)
    file = stage.file
  }

  private func player(isWhatIf: Bool = false) throws -> ReplayPlayer {
    let player = try ReplayPlayer(file, setup, isWhatIf: isWhatIf)
    player.isPlaying = true
    return player
  }

  /// When a trial begins, in seconds.
  private func start(of trial: Int) throws -> Double {
    try #require(file.lines.first { $0.kind == .trial && $0.trial == trial }?.time?.seconds)
  }

  @Test("Time goes on only while it plays, as much faster or slower as asked", arguments: [0.1, 1, 10])
  func speed(_ speed: Double) throws {
    let player = try player()
    player.speed = speed

    player.advance(by: 0.2)
    #expect(abs(player.time - 0.2 * speed) < 1e-9)
    player.isPlaying = false
    player.advance(by: 5)

    #expect(abs(player.time - 0.2 * speed) < 1e-9)
  }

  @Test("The speed stays between a tenth and ten times")
  func limits() throws {
    let player = try player()
    player.speed = 50
    #expect(player.speed == 10)
    player.speed = 0
    #expect(player.speed == 0.1)
  }

  @Test(
    "It goes to any trial, before and behind, and shows that trial in its beginning",
    arguments: [9, 3, LabStage.trialCount, 1])
  func trials(_ number: Int) throws {
    let player = try player()
    player.go(toTrial: 20)

    player.go(toTrial: number)

    let start = try start(of: number)
    #expect(player.trial == number && player.time == start)
    #expect(
      player.reading.values == player.reading.trial?.task.start || player.reading.trial?.task.widget == .pager
    )
  }

  @Test("It steps from trial to trial and stays within them")
  func steps() throws {
    let player = try player()
    player.go(toTrial: 5)

    player.step(byTrials: 1)
    #expect(player.trial == 6)
    player.step(byTrials: -2)
    #expect(player.trial == 4)
    player.step(byTrials: -99)
    #expect(player.trial == 1)
    player.step(byTrials: 99)
    #expect(player.trial == LabStage.trialCount)
  }

  @Test(
    "While a thumb is held the raw pointer leaves a trail, and the lines of the next stops stand on both sides of it"
  )
  func overlay() throws {
    let player = try player()
    player.go(toTrial: 1)
    #expect(player.thresholds.isEmpty)
    for _ in 0..<400 where player.reading.hand?.phase != .changed { player.advance(by: 0.004) }

    let lines = player.thresholds
    let pointer = try #require(player.trail.last)
    #expect(lines.count == 2 && pointer.isHeld)
    #expect(lines[1] - lines[0] > 40 && lines[0] < pointer.location.x && pointer.location.x < lines[1])
    #expect(player.picture != nil && player.size == LabProgram.preferredSize)
  }

  @Test("It pauses at the end, with everything played")
  func end() throws {
    let player = try player()
    player.speed = 10

    for _ in 0..<10_000 where player.isPlaying { player.advance(by: 1) }

    #expect(player.isAtEnd && !player.isPlaying)
  }

  @Test("Other parameters play the same hand on a widget that snaps otherwise")
  func whatIf() throws {
    let other = setup.changing([ParameterSetting(name: "range.touch-target", value: .integer(16))])
    let player = try ReplayPlayer(file, other, isWhatIf: true)
    player.isPlaying = true
    player.go(toTrial: 4)
    player.advance(by: 1)

    #expect(player.isWhatIf && player.trial == 4 && player.picture != nil)
  }

  @Test("The window plays, pauses and steps by keys, and says that the participant would have reacted")
  func window() throws {
    let driver = OffscreenDriver()
    let player = try ReplayPlayer(file, setup, isWhatIf: true)
    let controller = ReplayPlayerController(player, language: "en")
    let window = Window(driver: driver)
    window.rootViewController = controller
    try window.open(
      WindowConfiguration(
        title: "", instanceName: "", className: "", size: controller.preferredSize))
    driver.advance(by: 0.1)
    let press = { (key: Key) in
      driver.windows[0].send(.key(KeyEvent(key: key, phase: .down, time: EventTime(milliseconds: 1))))
      driver.advance(by: 0.05)
    }

    press(.right)
    #expect(player.trial == 1)
    press(.space)
    #expect(player.isPlaying)
    let before = player.time
    driver.advance(by: 0.5)
    #expect(abs(player.time - before - 0.5) < 0.05)
    press(.character("+"))
    #expect(player.speed == 2)
    press(.space)
    #expect(!player.isPlaying)
    #expect(Self.labels(in: window).contains { $0.contains("the participant would have reacted") })
  }

  private static func labels(in view: View) -> [String] {
    ((view as? Label).map { [$0.text] } ?? []) + view.subviews.flatMap(labels)
  }
}
