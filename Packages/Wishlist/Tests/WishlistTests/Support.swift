import FlowKit
import FlowTestSupport
import Mocks
import Model

@testable import Wishlist

/// A wishlist screen on mock services, and what it told the app.
@MainActor
final class WishlistScene: ObservableObject {
    let wishlist: MockWishlistService
    let bag = MockBagService()
    let outbox = MockOutboxService()
    let analytics = MockAnalyticsTracker()
    @Published private(set) var exits: [WishlistExit] = []

    init(_ ids: [Product.ID] = []) {
        wishlist = MockWishlistService(ids, bag: bag)
    }

    var dependencies: WishlistDependencyContainer {
        WishlistDependencyContainer(
            wishlist: wishlist, outbox: outbox, analytics: analytics, clock: ManualClock())
    }

    func viewModel(router: Router<WishlistRoute>? = nil) -> WishlistViewModel {
        WishlistViewModel(dependencies, router: router) { [self] in exits.append($0) }
    }

    func flow(router: Router<WishlistRoute>? = nil) -> WishlistFlowViewModel {
        WishlistFlowViewModel(dependencies, router: router) { [self] in exits.append($0)
        }
    }
}

extension [ProductSummary] {
    /// Two products that can be bought.
    static var wished: [ProductSummary] { Array(catalog.filter { !$0.stockRule.isSoldOut }.prefix(2)) }
}
