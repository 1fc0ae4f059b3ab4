public import DetentCore

extension View {
  /// The colours and measures of the window; those of the light theme outside of any window.
  public var theme: Theme { window?.currentTheme ?? .light }

  /// The direction in which the view's content runs.
  public var layoutDirection: LayoutDirection { window?.currentLayoutDirection ?? .leftToRight }

  /// Device pixels per point of the window.
  public var pixelScale: PixelScale { window?.scale ?? .one }

  /// The device pixels under the view.
  public var pixelGrid: PixelGrid {
    PixelGrid(scale: pixelScale, origin: convertToWindow(bounds).origin.offset)
  }

  /// The width of hairlines and edges, in whole device pixels and at least one, so that none is faint.
  public var hairline: Double { pixelGrid.snappedLength(theme.metrics.borderWidth) }

  /// The moment of the event or frame that is being handled, in seconds on the driver's clock.
  public var now: Double { window?.time ?? 0 }

  /// Whether the view has the keyboard focus.
  public var isFocused: Bool { window?.focusedView === self }

  /// Whether the focus ring is to be drawn: the view has the focus and got it by the keyboard.
  public var showsFocusRing: Bool { isFocused && window?.isFocusVisible == true }

  /// Gives the view the keyboard focus, if it can have it.
  public func focus() { window?.setFocus(self, isVisible: window?.isFocusVisible ?? false) }
}
