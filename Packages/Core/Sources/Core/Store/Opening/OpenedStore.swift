/// A store that has been opened, and the file that had to make room for it.
public struct OpenedStore: Sendable {
    /// The store, ready to be used.
    public let store: ShopStore
    /// What happened to files that were there and could not be used, the latest last; empty in the usual case. Also what
    /// an earlier process has met and nobody has acknowledged.
    public let reports: [StoreReport]

    /// What happened last.
    public var report: StoreReport? { reports.last }

    /// The file that was there last and could not be used; nil in the usual case.
    public var setAside: SetAsideStore? { report?.setAside }
}
