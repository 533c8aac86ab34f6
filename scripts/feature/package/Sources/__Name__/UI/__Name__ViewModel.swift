public import FlowKit
public import Loading
public import Model

/// The view model of the list of __items__. Shows stored content first and refreshes it in the background.
@MainActor
public final class __Name__ViewModel: __Name__ViewModelProtocol {
    private let reachability: any ReachabilityService
    private let exit: @MainActor (__Name__Exit) -> Void
    private let loader: CachedLoader<[__Item__], ServiceError>

    /// - Parameters:
    ///   - __items_value__: Loads the __items__.
    ///   - reachability: Triggers retries when the server becomes reachable.
    ///   - exit: Handles what leaves the feature.
    public init(
        _ __items_value__: any __Name__Service, reachability: any ReachabilityService,
        exit: @escaping @MainActor (__Name__Exit) -> Void
    ) {
        self.reachability = reachability
        self.exit = exit
        loader = CachedLoader { policy throws(ServiceError) in
            try await __items_value__.__items_value__(policy)
        }
    }

    nonisolated public var objectWillChange: ObservableObjectPublisher { loader.objectWillChange }
    public var state: ViewState<[__Item__], ServiceError> { loader.state }
    public var notice: ServiceError? { loader.notice }

    public func observe() async {
        loader.start(Self.routeConfig.fetchPolicy)
        await loader.retryFailures(with: reachability)
    }

    public func refresh() async { await loader.refresh() }

    public func retry() { loader.retry() }

    public func startShopping() { exit(.shop) }
}

extension __Name__ViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop,
        tab: TabConfig(identifier: "__path__", title: "__Words__", icon: "star", index: __index__),
        path: "/__path__")
}
