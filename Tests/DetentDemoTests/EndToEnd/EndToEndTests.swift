import Testing

/// The built demo as a process on a display of its own, worked by injected input and read through its event log and
/// its pixels.
@Suite("The demo end to end", .serialized, .timeLimit(.minutes(2)))
struct EndToEndTests {}
