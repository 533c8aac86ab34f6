public import FlowKit
public import Loading
public import Model

/// The view model of the analytics events.
@MainActor
public final class AnalyticsEventsViewModel: ObservableObject {
    /// The reason why the events couldn't be removed.
    @Published private var failure: ServiceError?

    private let log: any AnalyticsLog
    private let events: StreamLoader<[AnalyticsLogEntry], ServiceError>
    private var forwarding: AnyCancellable?

    /// - Parameters:
    ///   - log: The events of the app.
    ///   - state: The state until the log is read.
    public init(_ log: any AnalyticsLog, state: ViewState<[AnalyticsLogEntry], ServiceError> = .loading) {
        self.log = log
        events = StreamLoader(state, atEnd: .storage("the events can't be read"))
        forwarding = forwardChanges(of: events)
    }

    /// The latest events, the newest first.
    public var state: ViewState<[AnalyticsLogEntry], ServiceError> { events.state }
    /// The reason why the events may be outdated. `nil` if they are fresh.
    public var notice: ServiceError? { failure ?? events.notice }

    /// Follows the events. Runs while the screen is shown.
    public func observe() async {
        await events.observe { [log] in log.entries() }
    }

    /// Retries after a failure.
    public func retry() {
        failure = nil
        events.retry()
    }

    /// Removes all events.
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
