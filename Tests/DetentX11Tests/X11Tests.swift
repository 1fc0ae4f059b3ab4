import Testing

/// Everything that needs a server runs one after the other: each test has one of its own.
@Suite("On an X server", .serialized)
@MainActor
struct X11Tests {}
