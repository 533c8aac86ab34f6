public import SharedCombine

extension ObservableObject where Self: Sendable, ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Announces a change of this object whenever a child announces one, until the result is released.
    ///
    /// For a view model whose view shows values of the child. Neither object retains the other.
    ///
    /// - Parameter child: An object that changes on the main actor.
    @MainActor
    public func forwardChanges<Child: ObservableObject>(of child: Child) -> AnyCancellable {
        child.objectWillChange.sink { [weak self] _ in
            MainActor.assumeIsolated { self?.objectWillChange.send() }
        }
    }
}
