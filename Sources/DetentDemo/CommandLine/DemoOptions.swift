internal import DetentCore

/// What the command line asks for; the defaults are those of a program that was started without options.
struct DemoOptions: Equatable {
  /// Where the event log goes.
  enum LogTarget: Equatable {
    case standardOutput
    case file(String)
  }

  var scene = DemoScene.home
  /// Whether a session of the lab runs, instead of a scene.
  var runsLab = false
  var size: Size?
  var scale: PixelScale?
  /// The labels of the stops; those of the scene when nil.
  var stops: [String]?
  /// How many stops there are, when nobody names their labels.
  var count: Int?
  /// Where the thumbs start; each scene reads it in its own way.
  var initial: OptionValue?
  /// The titles of the pager's tabs; the three shelves when nil.
  var tabs: [String]?
  /// How many pages the pager has, when that is not said by the tabs.
  var pageCount: Int?
  /// The page that the pager starts on.
  var page = 0
  /// What happens when thumbs meet; each scene has its own default.
  var collision: CollisionRule?
  /// The segments that were asked for; options come in any order, so the parser takes them into ``collision`` last.
  var gap: Int?
  /// When thumbs go to their stops; each scene has its own default.
  var snapTiming: SnapTiming?
  var trackPress = RangeBehavior.TrackPress.moveNearestThumb
  var allowsRangeDrag = false
  var axis = Axis.horizontal
  var isRightToLeft = false
  /// The name of the theme; the desktop's when nil.
  var themeName: String?
  /// The folder with the pictures of the sliders; they are drawn when nil.
  var images: String?
  var locale: String?
  var reducesMotion = false
  var showsInspector = false
  /// The file of the lab's plan; the one that comes with the program when nil.
  var plan: String?
  /// The code of the lab's participant; nil when nobody named one.
  var participant: String?
  /// The folder that the lab's sessions are written to.
  var recordFolder = "."
  /// Whether the lab shows its evaluator a window.
  var showsHUD = false
  var events: LogTarget?
  var logsFrames = false
  var screenshot: String?
  var isOffscreen = false
  var exitAfter: Double?
  /// Whether frames wait for their time.
  var isPaced = true
  var display: String?
}

/// Two indices, in the order in which somebody wrote them.
struct IndexPair: Equatable {
  var lower: Int
  var upper: Int
}

/// What the demo can show.
enum DemoScene: String, CaseIterable {
  case home
  case range
  case step
  case continuous
  case pager
  case bench
}
