/// Where a value is asked for.
///
/// Screens show what is stored at once and refresh behind it, so whatever loads data can be asked for both. How long what
/// is stored is good is for whoever holds it to know; nobody here counts.
public enum DataOrigin: Hashable, Sendable {
    /// What the device holds, as long as it may be shown while the source is asked. Answers quickly, works offline, may be
    /// out of date or nothing at all.
    case stored
    /// What the source of truth says, unless what the device holds is as good as that: then nobody is asked. For what a
    /// screen loads first.
    case current
    /// What the source of truth says now. Takes the network; what it answers is stored. For somebody who asks for it.
    case fresh
    /// What the device holds, however old that is, as long as it is better than nothing: for when the source has failed.
    case fallback

    /// Whether the source of truth may be asked: then the answer is a value or an error, and never nothing.
    public var mayAskSource: Bool { self == .current || self == .fresh }
}
