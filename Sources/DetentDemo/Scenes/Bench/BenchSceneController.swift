internal import DetentControls
internal import DetentCore
internal import DetentLab
internal import DetentUI

/// The bench scene: a slider with two thumbs above three pages, and nothing else, to be measured beside other toolkits.
final class BenchSceneController: ViewController, Scene {
  private let slider: SegmentedRangeSlider
  private let pager: PagerSceneController
  var texts: Texts {
    didSet { pager.texts = texts }
  }
  var onSubjectChange: (() -> Void)?
  private var sliderLog: RangeSceneLog?

  init(slider: SegmentedRangeSlider, pager: PagerSceneController, texts: Texts) {
    self.slider = slider
    self.pager = pager
    self.texts = texts
    super.init()
  }

  override var title: String? { texts("window.title") }

  var preferredSize: Size { Size(width: 480, height: 320) }

  override func viewDidLoad() {
    addChild(pager)
    // No other toolkit's slider pulses at its stops; without, a place of the thumb has one picture.
    slider.feedback = .none
    for part in [slider, pager.view] as [View] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    let bounds = view.bounds
    let height = min(bounds.height, slider.sizeThatFits(bounds.size).height)
    slider.frame = Rect(x: 0, y: 0, width: bounds.width, height: height)
    pager.view.frame = Rect(x: 0, y: height, width: bounds.width, height: bounds.height - height)
  }

  var parameterGroups: [ParameterGroup] { pager.parameterGroups }

  func startLogging(to log: EventLog) {
    let sliderLog = RangeSceneLog(log)
    self.sliderLog = sliderLog
    slider.delegate = sliderLog
    sliderLog.writeLayout(of: slider)
    // Its second page holds a slider of its own.
    pager.sliderName = "filter"
    pager.startLogging(to: log)
  }

  func part(of view: View) -> ScenePart? {
    if view.isDescendant(of: slider), let thumb = slider.focusedThumb {
      return ScenePart(widget: "range", part: thumb.rawValue)
    }
    return pager.part(of: view)
  }
}
