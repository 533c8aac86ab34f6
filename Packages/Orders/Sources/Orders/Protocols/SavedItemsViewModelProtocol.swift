public import FlowKit
public import Loading
public import Model

#if DEBUG
    import Foundation
    public import SharedUI
#endif

/// The content and actions of the items that the user has saved for later.
@MainActor
public protocol SavedItemsViewModelProtocol: ObservableObject, AlertPresenting {
    /// The items, newest first, or the error if the store can't be read.
    var state: ViewState<[SavedItem], ServiceError> { get }
    /// The reason why the items may be outdated. `nil` if they are fresh.
    var notice: ServiceError? { get }

    /// Observes the items. Runs while the screen is shown.
    func observe() async
    /// Retries reading after a failure.
    func retry()
    /// Opens the product of an item.
    func open(_ item: SavedItem)
    /// Moves an item to the bag, with the available part of its quantity.
    func moveToBag(_ item: SavedItem) async
    func remove(_ item: SavedItem) async
    /// Opens the shop, if there are no items yet.
    func startShopping()
}

#if DEBUG
    /// The saved items with fixed content. The second has more than is in stock, and the third is sold out.
    final class SavedItemsViewModelStub: SavedItemsViewModelProtocol, ViewModelStub {
        @Published var state: ViewState<[SavedItem], ServiceError> = .success(
            ProductSummary.samples[1...3].map {
                SavedItem(product: $0, quantity: 5, savedAt: Date(timeIntervalSince1970: 1_767_225_600))
            })
        @Published var notice: ServiceError?
        @Published var alert: AlertState?

        func observe() async {}
        func retry() {}
        func open(_ item: SavedItem) {}
        func moveToBag(_ item: SavedItem) async { await remove(item) }
        func remove(_ item: SavedItem) async { state = state.map { items in items.filter { $0.id != item.id } } }
        func startShopping() {}
    }

    extension GalleryScreen {
        public static var savedItems: GalleryScreen {
            GalleryScreen(
                "SavedItems",
                [
                    "items": SavedItemsViewModelStub(),
                    "loading": SavedItemsViewModelStub { $0.state = .loading },
                    "empty": SavedItemsViewModelStub { $0.state = .success([]) },
                    "error": SavedItemsViewModelStub { $0.state = .error(.storage("unreadable")) },
                    "alert": SavedItemsViewModelStub {
                        $0.alert = AlertState(title: "Couldn't add to bag", message: QuantityRefusal.soldOut.text)
                    },
                ]
            ) { SavedItemsView(viewModel: $0) }
        }
    }

    #if canImport(SwiftUI) && !Headless
        #Preview { GalleryScreen.savedItems.preview }
    #endif
#endif
