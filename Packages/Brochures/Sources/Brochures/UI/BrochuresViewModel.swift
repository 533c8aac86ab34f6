public import FlowKit
public import Foundation
public import Loading
public import Model

/// The view model of the list of brochures. Shows stored content first and refreshes it in the background.
@MainActor
public final class BrochuresViewModel: BrochuresViewModelProtocol {
    private let reachability: any ReachabilityService
    private let now: @Sendable () -> Date
    private let loader: CachedLoader<[Brochure], ServiceError>

    /// - Parameters:
    ///   - brochures: Loads the brochures.
    ///   - reachability: Triggers retries when the server becomes reachable.
    ///   - now: Returns the time that determines whether a brochure is valid.
    public init(
        _ brochures: any BrochureService, reachability: any ReachabilityService, now: @escaping @Sendable () -> Date
    ) {
        self.reachability = reachability
        self.now = now
        loader = CachedLoader { policy throws(ServiceError) in
            try await brochures.brochures(policy)
        }
    }

    nonisolated public var objectWillChange: ObservableObjectPublisher { loader.objectWillChange }
    public var state: ViewState<[Brochure], ServiceError> { loader.state }
    public var notice: ServiceError? { loader.notice }

    public func observe() async {
        loader.start(Self.routeConfig.fetchPolicy)
        await loader.retryFailures(with: reachability)
    }

    public func refresh() async {
        await loader.refresh()
    }

    public func retry() { loader.retry() }

    public func validity(of brochure: Brochure) -> BrochureValidity {
        BrochureValidity(of: brochure, at: now())
    }
}

extension BrochuresViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .brochures,
        tab: TabConfig(identifier: "brochures", title: "Brochures", icon: "book", index: 0),
        path: "/brochures")
}
