extension Router {
    /// Removes a screen, whether it was presented or pushed.
    ///
    /// If the screen is the root of what is presented, the presentation finishes with `true`. If it is the top of the
    /// stack, it is popped. Any other screen stays.
    ///
    /// - Parameter route: The screen.
    public func leave(_ route: Route) {
        if let backing {
            backing.leave(route)
        } else if _state.over.screen == route {
            finish(with: true)
        } else if currentRoutes.last == route {
            pop()
        }
    }
}
