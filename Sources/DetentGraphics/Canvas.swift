/// Placeholder.
public final class Canvas {}
