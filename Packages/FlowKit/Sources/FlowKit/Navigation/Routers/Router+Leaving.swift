extension Router {
    /// Leaves a screen that may have been presented or pushed: what was presented ends, with `true` for whoever waits; a
    /// pushed one is taken off, unless another screen is in front of it.
    ///
    /// - Parameter route: The screen.
    public func leave(_ route: Route) {
        if !finish(with: true), currentRoutes.last == route { pop() }
    }
}
