import FlowKit
import Foundation

/// The queue and its store: every change is made in both.
extension InboundPipeline {
    /// Has an event wait that has just come.
    func enqueue(_ event: InboundEvent, _ stack: Stack, _ wait: InboundWait) async -> InboundOutcome {
        let (seconds, attoseconds) = queue.limits.lifetime.components
        let date = now()
        let deadline = date.addingTimeInterval(Double(seconds) + Double(attoseconds) * 1e-18)
        lastOrder += 1
        let entry = PendingEvent(
            id: UUID().uuidString, event: event, link: links.link(for: stack) ?? event.link ?? "", wait: wait,
            userID: userID, enqueued: date, order: lastOrder,
            expires: event.expires.map { min($0, deadline) } ?? deadline)
        for ended in queue.add(entry, now: date) { await end(ended.entry, ended.outcome) }
        let issue = await stored { try await $0.save(entry) }
        return note(event, .waiting(wait), note: issue)
    }

    /// Has an event wait on. It stays where it is in the queue, and what waited for nobody now waits for who is here.
    func keep(_ entry: PendingEvent, _ wait: InboundWait) async {
        var kept = entry
        kept.wait = wait
        kept.userID = kept.userID ?? userID
        // A guard has changed its mind just before the link was followed: it had been taken out.
        let isOut = !queue.entries.contains { $0.id == entry.id }
        if isOut {
            for ended in queue.add(kept, now: now()) { await end(ended.entry, ended.outcome) }
        }
        guard isOut || kept != entry else { return }
        for ended in queue.update(kept) { await end(ended.entry, ended.outcome) }
        guard queue.entries.contains(kept) else { return }
        let issue = await stored { try await $0.save(kept) }
        if wait != entry.wait { note(entry.event, .waiting(wait), note: issue) }
    }

    /// Ends what has waited.
    func end(_ entry: PendingEvent, _ outcome: InboundOutcome) async {
        let issue = await forget(entry)
        note(entry.event, outcome, note: issue)
    }

    /// Takes an entry out of the queue and the store. Harmless when it is gone already.
    @discardableResult
    func forget(_ entry: PendingEvent) async -> String? {
        _ = queue.take(entry.id)
        return await stored { try await $0.remove(entry.id) }
    }

    func endExpired() async {
        for ended in queue.expire(now()) { await end(ended.entry, ended.outcome) }
    }

    /// Takes in what an earlier process has left.
    func loadStored() async {
        let store = store
        var entries: [PendingEvent] = []
        do {
            entries = try await store.load()
            storeIssue = nil
        } catch {
            storeIssue = "\(type(of: error))"
        }
        lastOrder = entries.reduce(lastOrder) { max($0, $1.order) }
        for ended in queue.load(entries, now: now()) { await end(ended.entry, ended.outcome) }
        if let userID { await endOthers(than: userID) }
    }

    func endOthers(than user: String) async {
        for ended in queue.drop(exceptFor: user) { await end(ended.entry, ended.outcome) }
    }

    /// Does something with the store. Returns what went wrong: no more than the error's type, as its text may hold links.
    private func stored(_ work: (any PendingEventStore) async throws -> Void) async -> String? {
        do {
            try await work(store)
            storeIssue = nil
            return nil
        } catch {
            storeIssue = "\(type(of: error))"
            return "The queue could not be stored: \(type(of: error))"
        }
    }
}
