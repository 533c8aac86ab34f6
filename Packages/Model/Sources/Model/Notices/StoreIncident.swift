/// An incident in which the local store couldn't be read and was recreated.
public struct StoreIncident: Hashable, Sendable {
    /// A Boolean value that indicates whether all of the user's data was recovered: bag, wishlist and pending changes.
    public let isAllSaved: Bool

    /// Creates an incident.
    public init(isAllSaved: Bool) {
        self.isAllSaved = isAllSaved
    }
}
