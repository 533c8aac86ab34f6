extension StoredFirstLoader where Value: Equatable {
    /// Shows a value that has become known besides the loads, as when the device's store has changed. What is on its way
    /// stays. Nobody is told of a value that is shown already.
    ///
    /// - Parameters:
    ///   - value: What to show, also in the place of a failure.
    ///   - isFresh: Whether the notice has no reason any more.
    public func adopt(_ value: Value, isFresh: Bool = false) {
        if isFresh, notice != nil { notice = nil }
        if state.value != value { state = .success(value) }
    }
}

extension StoredFirstLoader where Failure: Equatable {
    /// Takes note of a failure that has become known besides the loads: as a notice when there is something to show.
    /// Nobody is told of a failure that is known already.
    public func adopt(_ failure: Failure) {
        if state.value == nil {
            if state.failure != failure { state = .error(failure) }
        } else if notice != failure {
            notice = failure
        }
    }
}
