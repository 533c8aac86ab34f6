#if DEBUG
    import FlowKit
    import Foundation
    import Loading
    import Model
    public import SharedUI

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
