public import FlowKit
import Foundation

extension InboundPipeline {
    /// Marks the app as ready to show screens. Loads the events of an earlier process, and handles all pending events in
    /// order.
    public func becomeReady() async {
        await tasks.enqueue { [weak self] in
            guard let self, !isReady else { return }
            await loadStored()
            isReady = true
            await resume { _ in true }
        }.value
    }

    /// Sets the signed-in user, or `nil`.
    ///
    /// Resumes the navigation and then the events that are pending for a sign-in, in order, and ends the events of other users.
    /// When the user signs out, their events stay pending, because they may sign in again.
    public func userChanged(to user: String?) async {
        if user != nil { navigator?.reasonChanged(.signIn) }
        await tasks.enqueue { [weak self] in
            guard let self else { return }
            if user != userID { userID = user }
            guard let user else { return }
            await end(queue.drop(exceptFor: user))
            await resume { $0.reason == .signIn }
        }.value
    }

    /// Asks the guards again about the navigation and then about all events that are pending for a reason, in order.
    public func resume(_ reason: NavigationReason) async {
        navigator?.reasonChanged(reason)
        await tasks.enqueue { [weak self] in await self?.resume { $0.reason == reason } }.value
    }

    /// Cancels the navigation and all events that are pending for a reason, for example because the user doesn't want to sign in.
    public func dropWaiting(_ reason: NavigationReason) async {
        navigator?.dropPending(reason)
        await tasks.enqueue { [weak self] in
            guard let self else { return }
            await end(queue.drop(reason))
        }.value
    }

    private func resume(where isMeant: (PendingEvent) -> Bool) async {
        await endExpired()
        guard isReady else { return }
        for entry in queue.entries where isMeant(entry) && entry.isFor(userID) {
            // An equal event may have replaced it in the meantime.
            if queue.entries.contains(entry) { await follow(entry) }
        }
    }
}

// The queue and its store: every change is made in both.
extension InboundPipeline {
    /// - Parameter stack: The screens of its link, if it could be read.
    func enqueue(
        _ event: InboundEvent, _ stack: LinkStack<Schema.Route>?, _ reason: NavigationReason
    ) async -> InboundOutcome {
        let date = now()
        let deadline = date.addingTimeInterval(queue.lifetime)
        lastOrder += 1
        let entry = PendingEvent(
            id: UUID().uuidString, event: event, link: stack.flatMap { links.link(for: $0) } ?? event.link ?? "",
            reason: reason, userID: reason == .permission ? nil : userID, enqueued: date, order: lastOrder,
            expires: event.expires.map { min($0, deadline) } ?? deadline)
        await set(entry, ignored: stack?.ignored ?? [])
        return .waiting(reason)
    }

    /// Keeps a pending event in the queue, at its position. An event without a user is assigned to the current user,
    /// unless it is pending for a user who is allowed to see its screen.
    func keep(_ entry: PendingEvent, _ reason: NavigationReason) async {
        var kept = entry
        kept.reason = reason
        kept.userID = reason == .permission ? nil : kept.userID ?? userID
        // An event that a guard has allowed isn't in the queue: the guard has changed its decision.
        if !queue.entries.contains(kept) { await set(kept, insteadOf: entry) }
    }

    /// Adds an event to the queue and the store, or updates it. A reason that hasn't changed isn't reported again.
    private func set(
        _ entry: PendingEvent, insteadOf old: PendingEvent? = nil, ignored: [IgnoredParameter] = []
    ) async {
        await end(queue.set(entry, now: now()))
        guard queue.entries.contains(entry) else { return }
        let issue = await stored { try await $0.save(entry) }
        if entry.reason != old?.reason { note(entry.event, .waiting(entry.reason), ignored: ignored, note: issue) }
    }

    func end(_ entry: PendingEvent, _ outcome: InboundOutcome, ignored: [IgnoredParameter] = []) async {
        let issue = await forget(entry)
        note(entry.event, outcome, ignored: ignored, note: issue)
    }

    private func end(_ ended: [PendingQueue.Ended]) async {
        for ended in ended { await end(ended.entry, ended.outcome) }
    }

    @discardableResult
    func forget(_ entry: PendingEvent) async -> String? {
        queue.remove(entry.id)
        return await stored { try await $0.remove(entry.id) }
    }

    func endExpired() async { await end(queue.expire(now())) }

    private func loadStored() async {
        let entries = (try? await store.load()) ?? []
        lastOrder = entries.reduce(lastOrder) { max($0, $1.order) }
        await end(queue.load(entries, now: now()))
        if let userID { await end(queue.drop(exceptFor: userID)) }
    }

    /// Uses the store. Returns the type of an error, whose text may hold links.
    private func stored(_ work: (any PendingEventStore) async throws -> Void) async -> String? {
        do {
            try await work(store)
            return nil
        } catch {
            return "The queue could not be stored: \(type(of: error))"
        }
    }
}
