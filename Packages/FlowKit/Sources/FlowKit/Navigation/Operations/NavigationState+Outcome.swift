extension NavigationState {
    /// What becomes of an operation, without doing it.
    ///
    /// The usual operations are answered by a look; the others are tried on a copy.
    @inlinable
    public func outcome(of operation: NavigationOperation<Schema>) -> NavigationOutcome<Schema> {
        if case .all(let operations) = operation { return outcome(ofAll: operations) }
        if let refusal = refusal(of: operation) { return .refused(refusal) }
        return wouldChange(operation) ? .changed : .unchanged
    }

    @inlinable
    func outcome(ofAll operations: [NavigationOperation<Schema>]) -> NavigationOutcome<Schema> {
        var copy = self
        var changes: Changes = []
        if let refusal = copy.attempt(operations, &changes) { return .refused(refusal) }
        return copy == self ? .unchanged : .changed
    }

    /// Whether an operation that is not refused would change anything.
    @inlinable
    func wouldChange(_ operation: NavigationOperation<Schema>) -> Bool {
        switch operation {
        case .push, .present: return true
        case .pop(let count, let place): return count > 0 && hasStack(at: place)
        case .popToRoot(let place): return hasStack(at: place)
        case .dismiss, .dismissAll: return !_activities[activityIndex].modals.isEmpty
        case .dismissModal(let id): return modal(id) != nil
        case .switchActivity(let activity, .keep): return activity != self.activity
        case .route(let route, .push, nil) where flow(at: frontSpot).top != route: return true
        case .setRoot(let route, let place): return spot(of: place).map { flow(at: $0).root != route } ?? false
        default:
            var copy = self
            return !copy.apply(operation).isEmpty
        }
    }

    @inlinable
    func hasStack(at place: NavigationPlace<Schema>?) -> Bool {
        spot(of: place).map { !flow(at: $0).stack.isEmpty } ?? false
    }
}
