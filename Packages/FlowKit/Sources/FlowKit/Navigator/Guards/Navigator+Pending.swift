extension Navigator {
    /// Says that a reason may have gone away: the guards are asked again about a navigation that waits for it.
    ///
    /// Returns what became of it; nil when none waits for that reason.
    @discardableResult
    public func reasonChanged(_ reason: NavigationReason) -> Outcome? {
        guard let waiting, waiting.objection.reason == reason, check?.request.id != waiting.request.id else {
            return nil
        }
        return submit(waiting.request)
    }

    /// Gives up the navigation that waits: the user does not want to sign in.
    public func dropPending() {
        guard let request = waiting?.request else { return }
        if check?.request.id == request.id { stopCheck(.cancelled) } else { end(request, .cancelled) }
    }

    /// Ends whatever waits for something: navigations that are checked or wait, and all who wait for a result.
    ///
    /// For a window that is closed. Whoever awaits ``present(_:as:returning:source:)`` holds the navigator until then.
    public func close() {
        stopCheck(.cancelled)
        dropPending()
        endEverything()
    }

    /// Nobody is left to be told but those who wait.
    func endEverything() {
        check?.task.cancel()
        check?.request.report?(.cancelled, [])
        waiting?.request.report?(.cancelled, [])
        check = nil
        waiting = nil
        let open = presentations
        presentations = [:]
        for presentation in open.values { presentation.end() }
    }
}
