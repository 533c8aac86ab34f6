import FlowKit

extension InboundPipeline {
    /// Takes an event in and waits for its outcome, or for it to wait.
    ///
    /// Links are followed one after the other, in the order in which they came. Refreshes and banners, which touch no
    /// screen, do not wait for them.
    @discardableResult
    public func handle(_ event: InboundEvent) async -> InboundOutcome { await start(event).value }

    /// Takes an event in. It is in line when this returns; its outcome is reported.
    public func receive(_ event: InboundEvent) { _ = start(event) }

    private func start(_ event: InboundEvent) -> Task<InboundOutcome, Never> {
        if let expires = event.expires, expires <= now() { return ended(event, .expired) }
        switch event.content {
        case .nothing: return ended(event, .nothingToOpen)
        case .refresh(let topics):
            return Task { [weak self] in await self?.refresh(topics, of: event) ?? .cancelled }
        case .announcement(let banner):
            guard let banners else { return ended(event, .refused(.notSupported(event.source))) }
            banners.show(banner)
            return ended(event, .announced)
        case .link:
            return line.enqueue { [weak self] in await self?.follow(event) ?? .cancelled }
        }
    }

    private func ended(_ event: InboundEvent, _ outcome: InboundOutcome) -> Task<InboundOutcome, Never> {
        note(event, outcome)
        return Task { outcome }
    }

    /// Writes an outcome down and tells it.
    @discardableResult
    func note(_ event: InboundEvent, _ outcome: InboundOutcome, note: String? = nil) -> InboundOutcome {
        log.add(event, subject(of: event), outcome.withoutValues, note: note, at: now())
        if let record = log.records.last { report(record) }
        return outcome
    }

    /// What an event is about, as a log may show it.
    func subject(of event: InboundEvent) -> String {
        switch event.content {
        case .link(let link, _): links.redacted(link)
        case .refresh(let topics):
            LinkRedaction.visible("refresh of \(topics.map(\.rawValue).joined(separator: ", "))")
        case .announcement(let banner): "banner" + (banner.link.map { " to \(links.redacted($0))" } ?? "")
        case .nothing: "no link"
        }
    }
}
