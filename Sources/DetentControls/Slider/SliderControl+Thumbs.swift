public import DetentCore
internal import DetentUI

extension SliderControl {
  /// Whether a press between the thumbs drags both; false by default, and nothing to a slider with one.
  public var allowsRangeDrag: Bool {
    get { model.behavior.allowsRangeDrag }
    set { changeBehavior { $0.allowsRangeDrag = newValue } }
  }

  /// How far the pointer must move before it picks a thumb out of a pile, in points; more than 3 by default.
  ///
  /// A distance that is negative or not finite changes nothing.
  public var pileThreshold: Double {
    get { model.behavior.pileThreshold }
    set {
      guard newValue.isFinite, newValue >= 0 else { return }
      changeBehavior { $0.pileThreshold = newValue }
    }
  }

  /// Whether the user may move a thumb, by its place in the pair.
  public func isEnabled(_ role: ThumbRole) -> Bool { model.isEnabled(model.thumb(role)) }

  /// Allows or forbids the user to move a thumb, by its place in the pair; a drag of it is cancelled.
  public func setEnabled(_ isEnabled: Bool, _ role: ThumbRole) {
    change { $0.setEnabled(isEnabled, $0.thumb(role), at: now) }
    updateFocusability()
  }

  /// Where the thumbs are by the hands that hold them, 0 … 1 along the track, without any snapping; that of the smaller
  /// value first.
  public var heldPlaces: [Double] {
    let ids = thumbs.count == 1 ? [ThumbID.first] : ThumbRole.allCases.map(model.thumb)
    return ids.map(model.handPlace)
  }

  /// The place of the thumb that has the keyboard focus.
  public var focusedThumb: ThumbRole? { focusedID.map(model.role) }
}
