public import FlowKit
public import Foundation

/// Handles all events from outside the app. Each ends in exactly one outcome.
///
/// The pipeline checks the source, reads the link, looks up the policy, asks the guards, and performs a plan completely or
/// not at all. Pending events are in a queue that outlives the process.
///
/// ```swift
/// let inbound = InboundPipeline(
///     navigator: navigator, links: links, store: store, report: { record in logger.info("\(record)") })
/// await inbound.becomeReady()
/// await inbound.handle(.url("https://shop.example/orders/7"))
/// ```
///
/// The pipeline doesn't retain the navigator. Each window has its own pipeline.
@MainActor
public final class InboundPipeline<Schema: RouteSchema>: ObservableObject {
    /// Receives each event and its outcome, on the main actor.
    public typealias Report = @MainActor (InboundRecord) -> Void
    /// Shows the message of a push that arrives in the foreground. A later one with the same identifier replaces it.
    public typealias Announce = @MainActor (InboundEvent.ID, InboundAnnouncement) -> Void
    /// Fetches the data of a topic again. Its task is cancelled when the twenty seconds of the push are over.
    public typealias Refresh = @Sendable (RefreshTopic) async throws -> Void
    /// Fetches what the screens of a link show, before the user opens it.
    public typealias Prepare = @Sendable (LinkStack<Schema.Route>) async throws -> Void
    /// Opens a web link outside of the app.
    public typealias Browse = @MainActor (String) -> Void

    /// A Boolean value that indicates whether links are opened. Until then, they are pending.
    @Published public internal(set) var isReady = false
    /// The signed-in user. `nil` if no user is signed in, or it isn't known yet.
    @Published public internal(set) var userID: String?
    @Published var queue = PendingQueue()
    /// The latest 200 events and their outcomes, the oldest first.
    @Published public private(set) var records: [InboundRecord] = []

    weak var navigator: Navigator<Schema>?
    let links: URLRouter<Schema.Route>
    let routePolicy: @Sendable (Schema.Route) -> InboundPolicy?
    let store: any PendingEventStore
    let announce: Announce?
    let refresh: Refresh?
    private let prepare: Prepare?
    let browse: Browse?
    let now: @MainActor () -> Date
    let tasks = SerialTasks()
    var lastOrder = 0
    private let clock: any Clock<Duration>
    private let report: Report

    /// - Parameters:
    ///   - navigator: Performs the plans.
    ///   - links: Reads the links.
    ///   - policy: Returns the policy of a screen. Returns `nil` to use ``InboundPolicy/standard(for:)``.
    ///   - store: Stores pending events.
    ///   - announce: Shows a push that arrives in the foreground. Without it, such pushes are refused.
    ///   - refresh: Fetches data again for a silent push. Without it, such pushes are refused.
    ///   - prepare: Fetches what the screens of a silent push's link show. Without it, the link is ignored.
    ///   - browse: Opens a web link in the browser, because the app has no screen at its path. The system hands every link to
    ///     the app's hosts to the app, also those of pages that only the website has. Without it, such links are refused.
    ///   - clock: Measures the twenty seconds that all topics of a push have together.
    ///   - now: Returns the current time.
    ///   - report: Receives each event and its outcome, without values and tokens.
    public init(
        navigator: Navigator<Schema>, links: URLRouter<Schema.Route>,
        policy: @escaping @Sendable (Schema.Route) -> InboundPolicy? = { _ in nil },
        store: any PendingEventStore = MemoryPendingEventStore(), announce: Announce? = nil, refresh: Refresh? = nil,
        prepare: Prepare? = nil, browse: Browse? = nil, clock: any Clock<Duration> = ContinuousClock(),
        now: @escaping @MainActor () -> Date = { Date() }, report: @escaping Report = { _ in }
    ) {
        self.navigator = navigator
        self.links = links
        routePolicy = policy
        self.store = store
        self.announce = announce
        self.refresh = refresh
        self.prepare = prepare
        self.browse = browse
        self.clock = clock
        self.now = now
        self.report = report
    }

    /// The pending events, the oldest first.
    public var pending: [PendingEvent] { queue.entries }

    /// Handles an event. Returns its outcome, or the reason why it's pending.
    ///
    /// Links are opened one after the other, in the order of their arrival. Refreshes and banners, which don't change the
    /// navigation, aren't delayed by them.
    @discardableResult
    public func handle(_ event: InboundEvent) async -> InboundOutcome { await start(event).value }

    /// Handles an event. It has its position in the order of events when the function returns. Its outcome is reported.
    public func receive(_ event: InboundEvent) { _ = start(event) }

    /// Handles a push as the system delivers it. A malformed push is refused, like any other event.
    @discardableResult
    public func handle(push data: Data, as delivery: PushDelivery) async -> InboundOutcome {
        let event: InboundEvent
        do throws(PushPayloadError) {
            event = try InboundEvent(PushPayload(data), as: delivery)
        } catch {
            return note(InboundEvent(delivery.source, .nothing), .refused(.payload(error)))
        }
        return await handle(event)
    }

    private func start(_ event: InboundEvent) -> Task<InboundOutcome, Never> {
        if let expires = event.expires, expires <= now() { return ended(event, .expired) }
        switch event.content {
        case .nothing: return ended(event, .nothingToOpen)
        case .refresh(let topics, let link):
            return Task { [weak self] in await self?.refresh(topics, preparing: link, of: event) ?? .cancelled }
        case .announcement(let announcement):
            guard let announce else { return ended(event, .refused(.notSupported(event.source))) }
            announce(event.id, announcement)
            return ended(event, .announced)
        case .link:
            return tasks.enqueue { [weak self] in await self?.follow(event) ?? .cancelled }
        }
    }

    private func ended(_ event: InboundEvent, _ outcome: InboundOutcome) -> Task<InboundOutcome, Never> {
        note(event, outcome)
        return Task { outcome }
    }

    private func refresh(
        _ topics: [RefreshTopic], preparing link: String?, of event: InboundEvent
    ) async -> InboundOutcome {
        guard let refresh else { return note(event, .refused(.notSupported(event.source))) }
        guard let link, let prepare else {
            return note(event, .refreshed(await SilentRefresh.run(topics, clock, refresh)))
        }
        // A link that can't be read fails alone.
        let stack = Result { () throws(InboundRefusal) in try read(link, of: event) }
        let report = await SilentRefresh.run(topics + [.screen], clock) { topic in
            if topic == .screen { try await prepare(stack.get()) } else { try await refresh(topic) }
        }
        return note(event, .refreshed(report))
    }

    /// - Parameter ignored: The parameters without which the link is opened.
    @discardableResult
    func note(
        _ event: InboundEvent, _ outcome: InboundOutcome, ignored: [IgnoredParameter] = [], note: String? = nil
    ) -> InboundOutcome {
        let notes = ignored.map { "Ignored: \($0.reason.withoutValues)" } + [note].compactMap(\.self)
        let record = InboundRecord(
            id: (records.last?.id ?? 0) + 1, eventID: LinkRedaction.visible(event.id), source: event.source,
            subject: subject(of: event), outcome: outcome.withoutValues,
            note: notes.isEmpty ? nil : notes.joined(separator: " "))
        records = records.suffix(199) + [record]
        report(record)
        return outcome
    }

    func subject(of event: InboundEvent) -> String {
        switch event.content {
        case .link(let link, _): links.redacted(link)
        case .refresh(let topics, let link):
            LinkRedaction.visible("refresh of \(topics.map(\.rawValue).joined(separator: ", "))")
                + (link.map { " and \(links.redacted($0))" } ?? "")
        case .announcement(let announcement):
            "banner" + (announcement.link.map { " to \(links.redacted($0))" } ?? "")
        case .nothing: "no link"
        }
    }
}

/// Runs asynchronous functions one after the other, in the order of their arrival.
@MainActor
final class SerialTasks {
    private var last: Task<Void, Never>?

    /// Runs a function after all earlier ones. It has its position when this returns, regardless of when the task is
    /// awaited.
    func enqueue<Value: Sendable>(_ work: @escaping @MainActor () async -> Value) -> Task<Value, Never> {
        let task = Task { @MainActor [last] in
            await last?.value
            return await work()
        }
        last = Task { _ = await task.value }
        return task
    }
}
