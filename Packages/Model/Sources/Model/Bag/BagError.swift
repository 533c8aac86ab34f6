/// Why the bag did not change.
public enum BagError: Error, Hashable, Sendable {
    /// The quantity can't be bought.
    case refused(QuantityRefusal)
    /// The bag could not be read or written.
    case service(ServiceError)
}
