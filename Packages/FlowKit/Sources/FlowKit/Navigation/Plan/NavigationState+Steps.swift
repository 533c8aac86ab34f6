extension NavigationState {
    /// The steps from this state to another: see ``NavigationPlan``.
    @inlinable
    public func steps(to target: NavigationState) -> [NavigationStep<Schema>] {
        NavigationPlan(from: self, to: target).steps
    }
}
