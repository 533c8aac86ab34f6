public import FlowKit
public import Loading
public import Model

#if DEBUG
    public import SharedUI
#endif

/// The content and actions of the wishlist's screen.
@MainActor
public protocol WishlistViewModelProtocol: ObservableObject, AlertPresenting {
    /// The items, newest first, or the error if the store can't be read.
    var state: ViewState<[WishlistItem], ServiceError> { get }
    /// The reason why the items may be outdated. `nil` if they are fresh.
    var notice: ServiceError? { get }

    /// Observes the wishlist. Runs while the screen is shown.
    func observe() async
    /// Retries reading after a failure.
    func retry()
    /// Loads the changes of the user's other devices.
    func refresh() async
    func open(_ item: WishlistItem)
    func remove(_ item: WishlistItem) async
    func moveToBag(_ item: WishlistItem) async
    func startShopping()
}

#if DEBUG
    /// The wishlist with fixed content.
    final class WishlistViewModelStub: WishlistViewModelProtocol, ViewModelStub {
        @Published var state: ViewState<[WishlistItem], ServiceError> = .success(
            ProductSummary.samples.map { WishlistItem(id: $0.id, product: $0) } + [
                WishlistItem(id: .init(rawValue: 12), product: nil)
            ])
        @Published var notice: ServiceError?
        @Published var alert: AlertState?

        func observe() async {}
        func retry() {}
        func refresh() async {}
        func open(_ item: WishlistItem) {}
        func remove(_ item: WishlistItem) async { state = state.map { $0.filter { $0.id != item.id } } }
        func moveToBag(_ item: WishlistItem) async { await remove(item) }
        func startShopping() {}
    }

    extension GalleryScreen {
        public static var wishlist: GalleryScreen {
            GalleryScreen(
                "Wishlist",
                [
                    "items": WishlistViewModelStub(),
                    "loading": WishlistViewModelStub { $0.state = .loading },
                    "empty": WishlistViewModelStub { $0.state = .success([]) },
                    "error": WishlistViewModelStub { $0.state = .error(.storage("unreadable")) },
                    "alert": WishlistViewModelStub { $0.alert = AlertState(.offline) },
                ]
            ) { WishlistView(viewModel: $0) }
        }
    }

    #if canImport(SwiftUI) && !Headless
        #Preview { GalleryScreen.wishlist.preview }
    #endif
#endif
