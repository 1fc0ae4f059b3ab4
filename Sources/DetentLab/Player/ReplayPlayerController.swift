internal import DetentControls
public import DetentCore
internal import DetentGraphics
public import DetentUI

/// Shows a recorded session: the picture with what was behind it, and a bar to play, pause, go from trial to trial, and
/// choose the speed.
///
/// The space bar plays and pauses, the arrow keys go to the trial before and after, + and − change the speed, and Escape leaves.
public final class ReplayPlayerController: ViewController {
  private let player: ReplayPlayer
  private let texts: TextTable
  private let stage = ReplayStageView()
  private let cautionLabel = Label()
  private let stateLabel = Label()
  private let playButton = Button()
  private let previousButton = Button()
  private let nextButton = Button()
  private let speedControl = SegmentedControl()
  /// Called when whoever watches has seen enough.
  public var onLeave: (() -> Void)?

  private var last: Double?
  private var frames: Int?

  /// The speeds to choose from.
  private static let choices = [0.1, 0.25, 0.5, 1, 2, 5, 10]

  /// The extent in which the picture has its own size, in points.
  public var preferredSize: Size {
    let metrics = Theme.light.metrics
    let (grid, height) = (metrics.grid, metrics.controlHeight)
    return Size(
      width: player.size.width + 4 * grid,
      height: player.size.height + 2 * (2 * grid) + cautionHeight(grid) + 4 * grid + height)
  }

  private func cautionHeight(_ grid: Double) -> Double { player.isWhatIf ? 3 * grid : 0 }

  /// Creates a view of a player in the language of its texts.
  public init(_ player: ReplayPlayer, language: String) {
    self.player = player
    texts = LabTexts.table(language)
    super.init()
  }

  override public var title: String? { texts("player.title") }

  // MARK: View

  override public func loadView() -> View { ReplayPlayerView { [weak self] in self?.key($0) ?? false } }

  override public func viewDidLoad() {
    for part in [stage, cautionLabel, stateLabel, previousButton, playButton, nextButton, speedControl]
      as [View]
    {
      view.addSubview(part)
    }
    cautionLabel.text = player.isWhatIf ? texts("player.caution") : ""
    previousButton.title = texts("player.previous")
    nextButton.title = texts("player.next")
    speedControl.titles = Self.choices.map {
      "\(NumberStyle.point.text($0, fractionDigits: 2).trimmedZeros)×"
    }
    try? speedControl.select(Self.choices.firstIndex(of: player.speed))
    previousButton.addAction(for: .touchUpInside) { [weak self] _ in self?.step(by: -1) }
    nextButton.addAction(for: .touchUpInside) { [weak self] _ in self?.step(by: 1) }
    playButton.addAction(for: .touchUpInside) { [weak self] _ in self?.toggle() }
    speedControl.addAction(for: .valueChanged) { [weak self] _ in self?.speedChosen() }
    show()
  }

  override public func viewDidAppear() { if player.isPlaying { keepPlaying() } }

  override public func viewDidLayoutSubviews() {
    let (bounds, grid, height) = (view.bounds, view.theme.metrics.grid, view.theme.metrics.controlHeight)
    let margin = 2 * grid
    let width = max(0, bounds.width - 2 * margin)
    stateLabel.font = view.theme.type.label
    cautionLabel.font = view.theme.type.bodyStrong
    cautionLabel.textColor = view.theme.palette.error
    let caution = cautionHeight(grid)
    cautionLabel.frame = Rect(x: margin, y: grid, width: width, height: caution)
    let bar = bounds.height - margin - height
    let state = bar - grid - 2 * grid
    stage.frame = Rect(
      x: margin, y: margin + caution, width: width, height: max(0, state - grid - margin - caution))
    stateLabel.frame = Rect(x: margin, y: state, width: width, height: 2 * grid)
    layoutBar(Rect(x: margin, y: bar, width: width, height: height), gap: grid)
  }

  private func layoutBar(_ bar: Rect, gap: Double) {
    var x = bar.minX
    for button in [previousButton, playButton, nextButton] {
      button.font = view.theme.type.caption
      let width = button.sizeThatFits(bar.size).width
      button.frame = Rect(x: x, y: bar.minY, width: width, height: bar.height)
      x += width + gap
    }
    speedControl.frame = Rect(x: x, y: bar.minY, width: max(0, bar.maxX - x), height: bar.height)
  }

  // MARK: Playing

  private func toggle() {
    player.isPlaying.toggle()
    if player.isPlaying { keepPlaying() }
    show()
  }

  private func step(by count: Int) {
    player.step(byTrials: count)
    show()
  }

  private func speedChosen() {
    if let index = speedControl.selectedIndex { player.speed = Self.choices[index] }
  }

  /// Lets time pass with each frame, until the player pauses.
  private func keepPlaying() {
    guard frames == nil else { return }
    last = nil
    frames = view.window?.addFrameHandler { [weak self] time in self?.passed(to: time) ?? false }
  }

  private func passed(to time: Double) -> Bool {
    player.advance(by: last.map { time - $0 } ?? 0)
    last = time
    show()
    if !player.isPlaying { frames = nil }
    return player.isPlaying
  }

  private func key(_ event: KeyEvent) -> Bool {
    guard event.phase != .up else { return false }
    switch event.key {
    case .space: toggle()
    case .left: step(by: -1)
    case .right: step(by: 1)
    case .character("+"), .character("="): changeSpeed(by: 1)
    case .character("-"): changeSpeed(by: -1)
    case .escape: onLeave?()
    default: return false
    }
    return true
  }

  private func changeSpeed(by steps: Int) {
    let index = Self.choices.lastIndex { $0 <= player.speed } ?? 0
    player.speed = Self.choices[min(max(index + steps, 0), Self.choices.count - 1)]
    try? speedControl.select(Self.choices.firstIndex(of: player.speed))
  }

  // MARK: Showing

  private func show() {
    stage.picture = player.picture.map {
      Image(bitmap: $0, scale: max(1, Double($0.width) / player.size.width))
    }
    stage.pictureSize = player.size
    stage.trail = player.trail
    stage.thresholds = player.thresholds
    stage.setNeedsDisplay()
    playButton.title = texts(player.isPlaying ? "player.pause" : "player.play")
    stateLabel.text = state
    view.setNeedsLayout()
  }

  private var state: String {
    guard let trial = player.trial else { return texts("player.between") }
    let hand = player.reading.hand
    let speed = hand?.pan.velocity.map { NumberStyle.point.text($0.dx, fractionDigits: 0) } ?? "–"
    return texts(
      "player.state",
      [
        "trial": String(trial), "phase": hand.map { texts("hud.phase.\($0.phase.rawValue)") } ?? "–",
        "velocity": "\(speed) pt/s",
      ])
  }
}

/// Takes the keys that nothing else uses.
private final class ReplayPlayerView: View {
  private let onKey: (KeyEvent) -> Bool

  init(onKey: @escaping (KeyEvent) -> Bool) {
    self.onKey = onKey
    super.init()
  }

  override func keyEquivalent(_ event: KeyEvent) -> Bool { onKey(event) }

  override func draw(on canvas: Canvas) { canvas.fill(bounds, color: theme.palette.surface) }
}

extension String {
  /// A number without the zeros at its end.
  fileprivate var trimmedZeros: String {
    var text = self[...]
    while text.hasSuffix("0") { text.removeLast() }
    return String(text.hasSuffix(".") ? text.dropLast() : text)
  }
}
