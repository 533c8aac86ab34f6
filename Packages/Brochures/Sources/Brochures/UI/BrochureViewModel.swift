public import FlowKit
public import Foundation
public import Loading
public import Model

/// The view model of a brochure. Shows stored content first and refreshes it in the background.
@MainActor
public final class BrochureViewModel: BrochureViewModelProtocol {
    @Published private var pageIndex = 0

    private let reachability: any ReachabilityService
    private let now: @Sendable () -> Date
    private let loader: CachedLoader<Brochure, ServiceError>
    private let exit: @MainActor (BrochuresExit) -> Void
    /// The page to open, until the user turns a page. The stored brochure can have fewer pages than the fresh one.
    private var requestedIndex: Int?
    private var forwarding: [AnyCancellable] = []

    /// - Parameters:
    ///   - id: The brochure.
    ///   - page: The page to open, counted from 1. `nil` for the first. If there is no such page, the closest opens.
    ///   - brochures: Loads the brochure.
    ///   - reachability: Triggers retries when the server becomes reachable.
    ///   - now: Returns the time that determines whether the brochure is valid.
    ///   - exit: Opens destinations outside the brochures.
    public init(
        _ id: Brochure.ID, page: Int? = nil, _ brochures: any BrochureService, reachability: any ReachabilityService,
        now: @escaping @Sendable () -> Date, exit: @escaping @MainActor (BrochuresExit) -> Void
    ) {
        requestedIndex = page.map { max($0, 1) - 1 }
        self.reachability = reachability
        self.now = now
        self.exit = exit
        loader = CachedLoader { policy throws(ServiceError) in
            try await brochures.brochure(id, policy)
        }
        forwarding = [
            forwardChanges(of: loader),
            loader.$state.sink { [weak self] in self?.keepPage(in: $0.value) },
        ]
    }

    public var state: ViewState<Brochure, ServiceError> { loader.state }
    public var notice: ServiceError? { loader.notice }

    public func observe() async {
        loader.start(Self.routeConfig.fetchPolicy)
        await loader.retryFailures(with: reachability)
    }

    public func refresh() async {
        await loader.refresh()
    }

    public func retry() { loader.retry() }

    public func open(_ hotSpot: HotSpot) { exit(.product(hotSpot.product)) }

    public var validity: BrochureValidity {
        state.value.map { BrochureValidity(of: $0, at: now()) } ?? .unlimited
    }
}

// MARK: - Leafing through

extension BrochureViewModel {
    public var page: BrochurePage? {
        guard let pages = state.value?.pages, pages.indices.contains(pageIndex) else { return nil }
        return pages[pageIndex]
    }

    public var position: PagePosition? {
        PagePosition(index: pageIndex, count: state.value?.pages.count ?? 0)
    }

    public func showPrevious() { turn(by: -1) }

    public func showNext() { turn(by: 1) }

    private func turn(by step: Int) {
        guard state.value?.pages.indices.contains(pageIndex + step) == true else { return }
        requestedIndex = nil
        pageIndex += step
    }

    /// Keeps the current page, or shows the last page if there are fewer pages now.
    private func keepPage(in brochure: Brochure?) {
        guard let count = brochure?.pages.count else { return }
        pageIndex = max(min(requestedIndex ?? pageIndex, count - 1), 0)
    }
}

extension BrochureViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .brochures, path: "/brochures/:id", animation: .zoom)
}

/// The location of a page in a brochure, `/brochures/spring-kitchen/pages/3`. ``BrochureViewModel`` shows it, too.
public enum BrochureAtPageViewModel {}

extension BrochureAtPageViewModel: Routable {
    public static let routeConfig = RouteConfig(
        activity: .brochures, path: "/brochures/:id/pages/:page", animation: .zoom)
}
