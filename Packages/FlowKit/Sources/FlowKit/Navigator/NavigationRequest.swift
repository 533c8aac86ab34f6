/// An operation on its way through the guards.
@usableFromInline
struct NavigationRequest<Schema: NavigationSchema> {
    @usableFromInline typealias Report =
        @MainActor (NavigationOutcome<Schema>, [NavigationChange<Schema>]) -> Void

    @usableFromInline let id: Int
    @usableFromInline let operation: NavigationOperation<Schema>
    @usableFromInline let source: NavigationSource
    /// Told of each outcome: of waiting, and of what comes after.
    @usableFromInline let report: Report?

    @inlinable
    init(id: Int, operation: NavigationOperation<Schema>, source: NavigationSource, report: Report? = nil) {
        self.id = id
        self.operation = operation
        self.source = source
        self.report = report
    }
}

/// A request that goes on when a reason goes away.
///
/// A reference, so that it takes no time to see that there is none. So is a check.
@usableFromInline
final class WaitingRequest<Schema: NavigationSchema> {
    @usableFromInline let request: NavigationRequest<Schema>
    let objection: NavigationObjection

    init(request: NavigationRequest<Schema>, objection: NavigationObjection) {
        self.request = request
        self.objection = objection
    }

    var pending: PendingNavigation<Schema> {
        PendingNavigation(operation: request.operation, source: request.source, objection: objection)
    }
}

/// A request that an asynchronous guard is being asked about.
@usableFromInline
final class RunningCheck<Schema: NavigationSchema> {
    let request: NavigationRequest<Schema>
    let task: Task<Void, Never>

    init(request: NavigationRequest<Schema>, task: Task<Void, Never>) {
        self.request = request
        self.task = task
    }
}
