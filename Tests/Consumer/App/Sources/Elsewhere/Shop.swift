import FlowKit
import Mocks
import Model
import SharedUI
import Wishlist

/// What the app brings: services of its own (here those in memory), and where the wishlist's exits lead.
@MainActor
final class Shop {
    let bagService: MockBagService
    let wishlistService: MockWishlistService

    init() {
        bagService = MockBagService()
        wishlistService = MockWishlistService([Product.ID(rawValue: 1), Product.ID(rawValue: 2)], bag: bagService)
    }

    func makeFlow() -> WishlistFlowViewModel {
        let flow = WishlistFlowViewModel(WishlistDependencyContainer(wishlist: wishlistService)) { exit in
            switch exit {
            case .product(let id): print("show product \(id)")
            case .shop: print("leave the wishlist")
            }
        }
        return flow
    }

    func makeScreen(_ flow: WishlistFlowViewModel) -> some View {
        WishlistFlowView(viewModel: flow)
    }

    var contents: String {
        let wished = wishlistService.currentItems.map(\.id.description).joined(separator: ",")
        let lines = bagService.currentBag.lines.map { "\($0.quantity)x\($0.id)" }.joined(separator: ",")
        return "wishlist \(wished.isEmpty ? "-" : wished) bag \(lines.isEmpty ? "-" : lines)"
    }

    /// Waits until both products are on the wishlist and none is in the bag.
    func waitUntilTakenBack() async {
        for await bag in bagService.bag() where bag.isEmpty { break }
        for await ids in wishlistService.productIDs() where ids.count == 2 { break }
    }
}
