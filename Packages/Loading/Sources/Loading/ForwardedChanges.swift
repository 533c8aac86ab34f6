import IssueReporting
@_spi(MainQueue) public import SharedCombine

extension ObservableObject where Self: Sendable, ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Announces a change of this object whenever a child announces one, until the result is released.
    ///
    /// For a view model whose view shows values of the child. Neither object retains the other. An object without a
    /// `@Published` property has no publisher of its own: its `objectWillChange` returns that of its child instead.
    ///
    /// - Parameter child: An object that changes on the main actor.
    @MainActor
    public func forwardChanges<Child: ObservableObject>(of child: Child) -> AnyCancellable {
        let publisher = objectWillChange
        if publisher !== objectWillChange {
            reportIssue("\(Self.self) has no @Published property: return the child's objectWillChange instead.")
        }
        return child.onChange { [weak self] in self?.objectWillChange.send() }
    }
}

extension ObservableObject {
    /// Calls a function on the main actor when this object is about to change, and reports changes from other threads.
    @MainActor
    func onChange(perform notify: @escaping @MainActor () -> Void) -> AnyCancellable {
        MainQueue.mark()
        return objectWillChange.sink { _ in
            if MainQueue.isCurrent {
                MainActor.assumeIsolated { notify() }
            } else {
                reportIssue(
                    """
                    \(Self.self) published a change from a background thread.

                    This usually means that a @Published property is written outside the main actor. To fix this, isolate \
                    the class to @MainActor.
                    """)
                Task { @MainActor in notify() }
            }
        }
    }
}
