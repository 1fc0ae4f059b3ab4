/// Placeholder.
public struct Bitmap: Sendable {}
