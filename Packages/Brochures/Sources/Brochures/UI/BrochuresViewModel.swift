public import FlowKit
public import Model

/// The view model of the list of brochures. Shows stored content first and refreshes it in the background.
@MainActor
public final class BrochuresViewModel: BrochuresViewModelProtocol {
    @Published public private(set) var state: ViewState<[Brochure], ServiceError> = .loading
    @Published public private(set) var notice: ServiceError?

    private let dependencies: BrochuresDependencyContainer
    private let loader: CachedLoader<[Brochure], ServiceError>
    private let openBrochure: @MainActor (Brochure.ID) -> Void
    private var forwarding: [AnyCancellable] = []

    /// - Parameters:
    ///   - dependencies: The services of the screen.
    ///   - openBrochure: Opens a brochure in the same flow.
    public init(
        _ dependencies: BrochuresDependencyContainer, openBrochure: @escaping @MainActor (Brochure.ID) -> Void
    ) {
        self.dependencies = dependencies
        self.openBrochure = openBrochure
        loader = CachedLoader { [brochures = dependencies.brochures] policy throws(ServiceError) in
            try await brochures.brochures(policy)
        }
        forwarding = [
            loader.$state.sink { [weak self] in self?.state = $0 },
            loader.$notice.sink { [weak self] in self?.notice = $0 },
        ]
    }

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

    public func open(_ brochure: Brochure) { openBrochure(brochure.id) }
}

extension BrochuresViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .brochures,
        tab: TabConfig(identifier: "brochures", title: "Brochures", icon: "book", index: 0),
        path: "/brochures")
}
