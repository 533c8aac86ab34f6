extension Session {
    /// Takes note that a page came into sight, or went out of it. The app is in front as long as one of its pages is.
    ///
    /// - Parameter page: Nil for one that is not known any more.
    func see(_ isVisible: Bool, _ page: Page?) {
        page?.isVisible = isVisible
        if isVisible {
            app.enterForeground()
        } else if !pages.contains(where: { $0 !== page && $0.isVisible && $0.hasStream }) {
            app.enterBackground()
        }
    }
}
