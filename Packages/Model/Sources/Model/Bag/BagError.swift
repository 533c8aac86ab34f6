/// A reason why the bag didn't change.
public enum BagError: Error, Hashable, Sendable {
    /// The quantity isn't available.
    case refused(QuantityRefusal)
    /// The bag could not be read or written.
    case service(ServiceError)
}
