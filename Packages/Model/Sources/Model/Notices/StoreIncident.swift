/// That what the device held could not be read, and had to be begun anew.
public struct StoreIncident: Hashable, Sendable {
    /// Whether everything that the user owns was saved: bag, wishlist, what waits to be sent.
    public let isAllSaved: Bool

    /// An incident.
    public init(isAllSaved: Bool) {
        self.isAllSaved = isAllSaved
    }
}
