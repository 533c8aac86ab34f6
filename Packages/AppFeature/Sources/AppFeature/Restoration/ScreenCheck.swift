import Brochures
import DeepLink
import FlowKit
import Loading
import Model
import Orders

/// A check that rejects restored screens that can no longer be shown.
@MainActor
struct ScreenCheck {
    let navigator: Navigator<AppNavigation>
    let services: ServiceProvider

    func reason(against route: AppRoute) async -> DropReason? {
        switch navigator.outcome(of: .push(route), source: .restoration) {
        case .rejected(let rejection), .waiting(let rejection): return .rejection(rejection)
        default: return await isGone(route) ? .gone : nil
        }
    }

    /// Returns whether the screen's content no longer exists. Stored content exists. Otherwise, only a 404 response
    /// counts, so that nothing is lost while offline.
    private func isGone(_ route: AppRoute) async -> Bool {
        do throws(ServiceError) {
            if let id = route.product {
                if try await services.shop.products.product(id, .staleIfError) == nil {
                    _ = try await services.shop.products.product(id, .cacheFirst)
                }
            }
            switch route {
            case .brochures(.brochure(let id)), .brochures(.brochureAtPage(let id, _)):
                if try await services.shop.brochures.brochure(id, .staleIfError) == nil {
                    _ = try await services.shop.brochures.brochure(id, .cacheFirst)
                }
            case .orders(.order(let id)):
                if try await services.shop.orders.order(id, .staleIfError) == nil {
                    _ = try await services.shop.orders.order(id, .cacheFirst)
                }
            // They show a list, which may be empty, what the device has, or a product, which was checked above.
            case .brochures(.brochures), .orders, .activitySwitcher, .authentication, .bag, .categorySelector,
                .checkout, .home, .myAccount, .productDetails, .productListing, .purchasing, .search, .web, .wishlist:
                break
            #if DEBUG
                case .debugMenu: break
            #endif
            }
            return false
        } catch {
            if case .notFound = error { return true }
            return false
        }
    }
}
