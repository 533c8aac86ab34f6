extension Session {
    /// Notes that a page became visible or hidden. The app is in the foreground as long as one of its pages is visible.
    ///
    /// - Parameter page: Nil for a page that the server has forgotten.
    func see(_ isVisible: Bool, _ page: Page?) {
        page?.isVisible = isVisible
        if isVisible {
            leaving?.cancel()
            leaving = nil
            app.enterForeground()
        } else if !pages.contains(where: { $0 !== page && $0.isVisible && $0.hasStream }) {
            app.enterBackground()
        }
    }

    /// Notes that a page's stream is open again.
    func returnToForeground(_ page: Page) {
        guard leaving != nil, page.isVisible else { return }
        see(true, page)
    }

    /// Notes that a page's stream has ended. A page that is closed or killed doesn't always say so.
    func leaveForeground(_ page: Page) {
        guard page.isVisible, leaving == nil else { return }
        let (clock, time) = (clock, limits.heartbeat)
        leaving = Task { [weak self] in
            // A lost connection is back sooner.
            guard (try? await clock.sleep(time)) != nil, let self else { return }
            if !pages.contains(where: { $0.isVisible && $0.hasStream }) { app.enterBackground() }
        }
    }
}
