/// Where a value is asked for.
///
/// Screens show what is stored at once and refresh behind it, so whatever loads data can be asked for both.
public enum DataOrigin: Hashable, Sendable {
    /// What the device holds. Answers quickly, works offline, may be out of date or nothing at all.
    case stored
    /// What the source of truth says now. Takes the network; what it answers is stored.
    case fresh
}
