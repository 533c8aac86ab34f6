/// Several operations as one.
extension NavigationState {
    /// The first refusal on the way, if there is one.
    @inlinable
    func refusal(ofAll operations: [NavigationOperation<Schema>]) -> NavigationRefusal<Schema>? {
        var copy = self
        var changes: Changes = []
        return copy.attempt(operations, &changes)
    }

    /// All of them or none. What ends where it began is no change.
    @inlinable
    mutating func applyAll(_ operations: [NavigationOperation<Schema>], _ changes: inout Changes) {
        let before = self
        var made: Changes = []
        if attempt(operations, &made) != nil || self == before {
            self = before
        } else {
            changes += made
        }
    }

    /// Does one after the other, until one is refused. What they lead to is left as it is then.
    @inlinable
    mutating func attempt(
        _ operations: [NavigationOperation<Schema>], _ changes: inout Changes
    ) -> NavigationRefusal<Schema>? {
        for operation in operations {
            if case .all(let inner) = operation {
                if let refusal = attempt(inner, &changes) { return refusal }
            } else if let refusal = refusal(of: operation) {
                return refusal
            } else {
                perform(operation, &changes)
            }
        }
        return nil
    }
}
