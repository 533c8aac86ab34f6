extension Session {
    /// Notes that a page became visible or hidden. The app is in the foreground as long as one of its pages is visible.
    ///
    /// - Parameter page: Nil for a page that the server has forgotten.
    func see(_ isVisible: Bool, _ page: Page?) {
        page?.isVisible = isVisible
        if isVisible {
            app.enterForeground()
        } else if !pages.contains(where: { $0 !== page && $0.isVisible && $0.hasStream }) {
            app.enterBackground()
        }
    }
}
