public import FlowKit
public import Loading
public import Model

/// The view model of the analytics events.
@MainActor
public final class AnalyticsEventsViewModel: AnalyticsEventsViewModelProtocol {
    @Published public private(set) var state: ViewState<[AnalyticsLogEntry], ServiceError> = .loading
    @Published public private(set) var attempt = 0

    private let log: any AnalyticsLog

    public init(_ log: any AnalyticsLog) { self.log = log }

    public func observe() async {
        for await entries in log.entries() { state = .success(entries) }
        // The stream ends only if the events can't be read.
        if !Task.isCancelled, state.isLoading { state = .error(.storage("the events can't be read")) }
    }

    public func retry() {
        state = .loading
        attempt += 1
    }

    public func clear() async {
        do throws(ServiceError) {
            try await log.clear()
        } catch {
            if error != .cancelled { state = .error(error) }
        }
    }
}

extension AnalyticsEventsViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop, path: "/debug/analytics", transition: .sheet, isDebugOnly: true)
}
