/// An operation on its way through the guards.
struct NavigationRequest<Schema: NavigationSchema> {
    let id: Int
    let operation: NavigationOperation<Schema>
    let source: NavigationSource
    /// Told of each outcome: of waiting, and of what comes after.
    var report: (@MainActor (NavigationOutcome<Schema>, [NavigationChange<Schema>]) -> Void)?
}

/// A request that goes on when a reason goes away.
struct WaitingRequest<Schema: NavigationSchema> {
    let request: NavigationRequest<Schema>
    let objection: NavigationObjection

    var pending: PendingNavigation<Schema> {
        PendingNavigation(operation: request.operation, source: request.source, objection: objection)
    }
}

/// A request that an asynchronous guard is being asked about.
struct RunningCheck<Schema: NavigationSchema> {
    let request: NavigationRequest<Schema>
    let task: Task<Void, Never>
}
