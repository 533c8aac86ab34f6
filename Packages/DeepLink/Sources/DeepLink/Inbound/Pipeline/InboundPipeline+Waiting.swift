public import FlowKit

extension InboundPipeline {
    /// Says that screens can be shown. What an earlier process has left is taken in, and all that waits is followed, in
    /// order.
    public func becomeReady() async {
        await line.enqueue { [weak self] in
            guard let self, !isReady else { return }
            await loadStored()
            isReady = true
            await resume { _ in true }
        }.value
    }

    /// Says who is signed in now; nil for nobody.
    ///
    /// What waits for a sign-in is followed, in order. What waited for somebody else ends. When somebody signs out, what
    /// waits for them waits on: they may come back.
    public func userChanged(to user: String?) async {
        await line.enqueue { [weak self] in
            guard let self else { return }
            if user != userID { userID = user }
            guard let user else { return }
            await endOthers(than: user)
            await resume { $0.wait == .reason(.signIn) }
        }.value
    }

    /// Says that a reason may have gone away: the guards are asked again about all that waits for it, in order.
    public func resume(_ reason: NavigationReason) async {
        await line.enqueue { [weak self] in await self?.resume { $0.wait == .reason(reason) } }.value
    }

    /// Gives up all that waits for a reason: the user does not want to sign in.
    public func dropWaiting(_ reason: NavigationReason) async {
        await line.enqueue { [weak self] in
            guard let self else { return }
            for ended in queue.drop(.reason(reason)) { await end(ended.entry, ended.outcome) }
        }.value
    }

    /// What the oldest of those is waiting for that wait for more than the app: so that the app can show its sign-in.
    public var waitingReason: NavigationReason? {
        let now = now()
        for entry in queue.entries where entry.expires > now && entry.isFor(userID) {
            if case .reason(let reason) = entry.wait { return reason }
        }
        return nil
    }

    private func resume(where isMeant: (PendingEvent) -> Bool) async {
        await endExpired()
        guard isReady else { return }
        for entry in queue.entries where isMeant(entry) && entry.isFor(userID) { await follow(entry) }
    }
}
