public import SharedUI

/// The screens of the gift cards.
public enum GiftCardsRoute: Hashable, Codable, Sendable {
    case giftCards
}

extension GiftCardsRoute {
    /// Returns the route's screen.
    @MainActor @ViewBuilder
    public func destination(_ flow: GiftCardsFlowViewModel) -> some View {
        switch self {
        case .giftCards: GiftCardsView(viewModel: flow.makeGiftCardsViewModel())
        }
    }
}

extension GiftCardsFlowViewModel: RootedFlow {
    public var root: GiftCardsRoute { .giftCards }
    public func screen(_ route: GiftCardsRoute) -> some View { route.destination(self) }
}

/// The standalone flow of the gift cards.
public typealias GiftCardsFlowView = FlowView<GiftCardsFlowViewModel>
