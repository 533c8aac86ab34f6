/// Which window of the app it is, which says what of it outlives the process.
public enum AppWindow: Hashable, Sendable {
    /// The one that is there again at the next start: where it is, and the links that wait in it, are stored.
    case main
    /// One more beside it. It begins anew, and what waits in it ends with it: two windows would otherwise open the same
    /// links, and overwrite where the other one is.
    case additional
}
