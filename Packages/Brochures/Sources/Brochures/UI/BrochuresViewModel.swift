public import FlowKit
public import Model

/// The view model of the list of brochures. Shows stored content first and refreshes it in the background.
@MainActor
public final class BrochuresViewModel: BrochuresViewModelProtocol {
    private let dependencies: BrochuresDependencyContainer
    private let loader: CachedLoader<[Brochure], ServiceError>

    /// - Parameter dependencies: The services of the screen.
    public init(_ dependencies: BrochuresDependencyContainer) {
        self.dependencies = dependencies
        loader = CachedLoader { [brochures = dependencies.brochures] policy throws(ServiceError) in
            try await brochures.brochures(policy)
        }
    }

    nonisolated public var objectWillChange: ObservableObjectPublisher { loader.objectWillChange }
    public var state: ViewState<[Brochure], ServiceError> { loader.state }
    public var notice: ServiceError? { loader.notice }

    public func observe() async {
        loader.start(Self.routeConfig.fetchPolicy)
        await loader.retryFailures(with: dependencies.reachability)
    }

    public func refresh() async {
        await loader.refresh()
    }

    public func retry() { loader.retry() }

    public func validity(of brochure: Brochure) -> BrochureValidity {
        BrochureValidity(of: brochure, at: dependencies.now())
    }
}

extension BrochuresViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .brochures,
        tab: TabConfig(identifier: "brochures", title: "Brochures", icon: "book", index: 0),
        path: "/brochures")
}
