/// A store that has been opened, and the file that had to make room for it.
public struct OpenedStore: Sendable {
    /// The store, ready to be used.
    public let store: ShopStore
    /// What happened to a file that was there and could not be used; nil in the usual case.
    public let report: StoreReport?

    /// The file that was there and could not be used; nil in the usual case.
    public var setAside: SetAsideStore? { report?.setAside }
}
