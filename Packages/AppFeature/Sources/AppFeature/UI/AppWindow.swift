/// A kind of window, which determines whether its state is stored.
public enum AppWindow: Hashable, Sendable {
    /// The main window. Its navigation state and pending links are stored for the next launch.
    case main
    /// An additional window. Its state and pending links aren't stored, so that two windows don't open the same links
    /// or overwrite each other's state.
    case additional
}
