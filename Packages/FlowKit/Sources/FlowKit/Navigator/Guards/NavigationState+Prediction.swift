extension NavigationState {
    /// Whether an operation would change anything: said before it is done, because that is when watchers are told.
    ///
    /// The usual operations are answered by a look; the others are tried on a copy.
    @inlinable
    func wouldChange(_ operation: NavigationOperation<Schema>) -> Bool {
        guard refusal(of: operation) == nil else { return false }
        switch operation {
        case .push, .present: return true
        case .pop(let count, let place): return count > 0 && hasStack(at: place)
        case .popToRoot(let place): return hasStack(at: place)
        case .dismiss, .dismissAll: return !modals.isEmpty
        case .dismissModal(let id): return modal(id) != nil
        case .switchActivity(let activity, .keep): return activity != self.activity
        case .route(let route, .push, nil) where flow(at: frontSpot).top != route: return true
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
