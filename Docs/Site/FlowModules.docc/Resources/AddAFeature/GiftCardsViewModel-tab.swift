public import FlowKit
public import Loading
public import Model

/// The view model of the list of gift cards. Shows stored content first and refreshes it in the background.
@MainActor
public final class GiftCardsViewModel: GiftCardsViewModelProtocol {
    private let reachability: any ReachabilityService
    private let exit: @MainActor (GiftCardsExit) -> Void
    private let loader: CachedLoader<[GiftCard], ServiceError>

    /// - Parameters:
    ///   - giftCards: Loads the gift cards.
    ///   - reachability: Triggers retries when the server becomes reachable.
    ///   - exit: Handles what leaves the feature.
    public init(
        _ giftCards: any GiftCardsService, reachability: any ReachabilityService,
        exit: @escaping @MainActor (GiftCardsExit) -> Void
    ) {
        self.reachability = reachability
        self.exit = exit
        loader = CachedLoader { policy throws(ServiceError) in
            try await giftCards.giftCards(policy)
        }
    }

    nonisolated public var objectWillChange: ObservableObjectPublisher { loader.objectWillChange }
    public var state: ViewState<[GiftCard], ServiceError> { loader.state }
    public var notice: ServiceError? { loader.notice }

    public func observe() async {
        loader.start(Self.routeConfig.fetchPolicy)
        await loader.retryFailures(with: reachability)
    }

    public func refresh() async { await loader.refresh() }

    public func retry() { loader.retry() }

    public func startShopping() { exit(.shop) }
}

extension GiftCardsViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop,
        tab: TabConfig(identifier: "gift-cards", title: "Gift cards", icon: "star", index: 5),
        path: "/gift-cards")
}
