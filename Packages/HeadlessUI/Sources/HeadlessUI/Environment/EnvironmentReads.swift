/// The values of an environment that the views below have read.
final class EnvironmentReads {
    /// A value by its key's type, or an object by its own.
    enum Name: Hashable {
        case value(ObjectIdentifier)
        case object(ObjectIdentifier)
    }

    private(set) var names: Set<Name> = []
    private let outer: EnvironmentReads?

    /// - Parameter outer: The reads of the views around: what is read in here is read in there.
    init(in outer: EnvironmentReads?) { self.outer = outer }

    func note(_ name: Name) {
        if names.insert(name).inserted { outer?.note(name) }
    }

    /// Notes what was read before, where that is used again.
    func note(_ others: Set<Name>) {
        for name in others { note(name) }
    }
}
