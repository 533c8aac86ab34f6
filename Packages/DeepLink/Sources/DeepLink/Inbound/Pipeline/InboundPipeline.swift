public import FlowKit
public import Foundation

/// The one way in: whatever comes from outside goes through it, and ends in exactly one outcome.
///
/// The source is checked, the link is read, the policy is looked up, the guards are asked, a plan is made and carried
/// out at once or not at all. What has to wait does so in a queue that outlives the process.
///
/// ```swift
/// let inbound = InboundPipeline(navigator: navigator, links: links, store: store) { record in
///     logger.info("\(record)")
/// }
/// await inbound.becomeReady()
/// await inbound.handle(.url("https://shop.example/orders/7"))
/// ```
///
/// It does not hold the navigator. Two windows have a pipeline each.
///
/// ## Topics
///
/// ### Making one
/// - ``init(navigator:links:policies:store:limits:banners:refresh:refreshBudget:clock:now:report:)``
///
/// ### What comes in
/// - ``handle(_:)``
/// - ``receive(_:)``
/// - ``handle(push:as:at:)``
/// - ``explain(_:)``
///
/// ### What waits
/// - ``becomeReady()``
/// - ``userChanged(to:)``
/// - ``resume(_:)``
/// - ``waitingReason``
/// - ``dropWaiting(_:)``
/// - ``pending``
///
/// ### What became of it
/// - ``log``
@MainActor
public final class InboundPipeline<Schema: RouteSchema>: ObservableObject {
    public typealias Report = @MainActor (InboundRecord) -> Void
    public typealias Refresh = @Sendable (RefreshTopic) async throws -> Void

    // Not `@Published`, as in the navigator. The publisher does its own locking, and is sent to on the main actor alone.
    nonisolated(unsafe) public let objectWillChange = ObservableObjectPublisher()

    weak var navigator: Navigator<Schema>?
    /// Where its banners go.
    public let banners: BannerQueue?
    let links: URLRouter<Schema.Route>
    let policies: InboundPolicies<Schema.Route>
    let store: any PendingEventStore
    let refresh: Refresh?
    let refreshBudget: Duration
    let clock: any Clock<Duration>
    let now: @MainActor () -> Date
    let report: Report
    let line = InboundLine()

    /// Whether links are followed. Until then they wait.
    public internal(set) var isReady = false { willSet { objectWillChange.send() } }
    /// Who is signed in; nil when nobody is, or it is not known yet.
    public internal(set) var userID: String? { willSet { objectWillChange.send() } }
    var lastOrder = 0
    var queue: PendingQueue { willSet { objectWillChange.send() } }
    /// What went wrong with the store the latest time: the type of the error. Nil when all went well.
    public internal(set) var storeIssue: String? { willSet { objectWillChange.send() } }
    /// What came in lately, and what became of it.
    public internal(set) var log = InboundLog() { willSet { objectWillChange.send() } }

    /// - Parameters:
    ///   - navigator: What links are followed with.
    ///   - links: Reads them, and says which are the app's.
    ///   - policies: How they are put into what is there.
    ///   - store: Keeps those that wait.
    ///   - limits: How many wait, and how long.
    ///   - banners: Shows pushes that come in the foreground; without it they are refused. Whoever makes it hands those
    ///     that are tapped to ``receive(_:)``.
    ///   - refresh: Fetches data anew for silent pushes; without it they are refused.
    ///   - refreshBudget: How long that may take, for all topics of a push together.
    ///   - clock: Measures that time.
    ///   - now: What time it is.
    ///   - report: Told of each event and what became of it, in a form that may be logged.
    public init(
        navigator: Navigator<Schema>, links: URLRouter<Schema.Route>,
        policies: InboundPolicies<Schema.Route> = InboundPolicies(),
        store: any PendingEventStore = MemoryPendingEventStore(), limits: PendingLimits = PendingLimits(),
        banners: BannerQueue? = nil, refresh: Refresh? = nil, refreshBudget: Duration = .seconds(20),
        clock: any Clock<Duration> = ContinuousClock(), now: @escaping @MainActor () -> Date = { Date() },
        report: @escaping Report = { _ in }
    ) {
        self.navigator = navigator
        self.links = links
        self.policies = policies
        self.store = store
        self.refresh = refresh
        self.refreshBudget = refreshBudget
        self.clock = clock
        self.now = now
        self.banners = banners
        self.report = report
        queue = PendingQueue(limits)
    }

    /// The events that wait, the oldest first.
    public var pending: [PendingEvent] { queue.entries }
}
