/// Destinations outside the debug menu.
public enum DebugMenuExit: Hashable, Sendable {
    /// Closes the menu and opens a link or a path, as if it came from outside the screens.
    case link(String)
}
