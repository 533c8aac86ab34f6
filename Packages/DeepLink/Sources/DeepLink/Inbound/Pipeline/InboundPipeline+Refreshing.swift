extension InboundPipeline {
    /// Fetches data anew, within the time there is. No screen changes by it.
    func refresh(_ topics: [RefreshTopic], of event: InboundEvent) async -> InboundOutcome {
        guard let refresh else { return note(event, .refused(.notSupported(event.source))) }
        let report = await RefreshRun(topics).run(within: refreshBudget, clock, refresh)
        return note(event, .refreshed(report))
    }
}
