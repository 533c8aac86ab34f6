/// One question that a ``StoredFirstLoader`` asks, and why.
enum LoaderStep<Failure: Error>: Sendable {
    /// What is shown while the source is asked.
    case stored(then: DataOrigin)
    case source(DataOrigin)
    /// The value that could not be had.
    case fallback(instead: Failure)

    var origin: DataOrigin {
        switch self {
        case .stored: .stored
        case .source(let origin): origin
        case .fallback: .fallback
        }
    }
}
