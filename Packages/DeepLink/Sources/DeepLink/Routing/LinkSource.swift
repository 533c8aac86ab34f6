/// Where a link comes from.
public enum LinkSource: Hashable, Sendable {
    /// From another app, the web, a message: it names a scheme, and a host or path of ours.
    case outside
    /// From the app itself, its stored state, or a terminal: a plain path such as `/products/12` will do as well.
    case inside
}
