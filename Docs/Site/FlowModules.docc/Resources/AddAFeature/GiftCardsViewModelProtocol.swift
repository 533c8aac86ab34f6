public import FlowKit
public import Loading
public import Model

#if DEBUG
    public import SharedUI
#endif

/// The content and actions of the list of gift cards.
@MainActor
public protocol GiftCardsViewModelProtocol: ObservableObject {
    var state: ViewState<[GiftCard], ServiceError> { get }
    /// The reason why the content may be outdated. `nil` if the content is fresh.
    var notice: ServiceError? { get }

    /// Loads the content, and retries a failed load when the server becomes reachable. Runs while the screen is shown.
    func observe() async
    /// Reloads the content, and shows the current content until the response arrives.
    func refresh() async
    /// Retries the last failed load.
    func retry()
    func startShopping()
}

#if DEBUG
    /// The list of gift cards with fixed content.
    final class GiftCardsViewModelStub: GiftCardsViewModelProtocol, ViewModelStub {
        @Published var state: ViewState<[GiftCard], ServiceError> = .success(.samples)
        @Published var notice: ServiceError?

        func observe() async {}
        func refresh() async {}
        func retry() {}
        func startShopping() {}
    }

    extension GalleryScreen {
        public static var giftCards: GalleryScreen {
            GalleryScreen(
                "GiftCards",
                [
                    "items": GiftCardsViewModelStub(),
                    "loading": GiftCardsViewModelStub { $0.state = .loading },
                    "empty": GiftCardsViewModelStub { $0.state = .success([]) },
                    "offline": GiftCardsViewModelStub { $0.notice = .offline },
                    "error": GiftCardsViewModelStub { $0.state = .error(.offline) },
                ]
            ) { GiftCardsView(viewModel: $0) }
        }
    }

    #if canImport(SwiftUI) && !Headless
        #Preview { GalleryScreen.giftCards.preview }
    #endif
#endif
