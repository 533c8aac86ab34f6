public import FlowKit
public import Loading
public import Model

/// The view model of the analytics events.
@MainActor
public final class AnalyticsEventsViewModel: AnalyticsEventsViewModelProtocol {
    /// The reason why the events couldn't be removed.
    @Published private var failure: ServiceError?

    private let log: any AnalyticsLog
    private let events = StreamLoader<[AnalyticsLogEntry], ServiceError>(
        atEnd: .storage("the events can't be read"))
    private var forwarding: AnyCancellable?

    public init(_ log: any AnalyticsLog) {
        self.log = log
        forwarding = forwardChanges(of: events)
    }

    public var state: ViewState<[AnalyticsLogEntry], ServiceError> { events.state }
    public var notice: ServiceError? { failure ?? events.notice }

    public func observe() async {
        await events.observe { [log] in log.entries() }
    }

    public func retry() {
        failure = nil
        events.retry()
    }

    public func clear() async {
        do throws(ServiceError) {
            try await log.clear()
            failure = nil
        } catch {
            if error != .cancelled { failure = error }
        }
    }
}

extension AnalyticsEventsViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop, path: "/debug/analytics", transition: .sheet, isDebugOnly: true)
}
