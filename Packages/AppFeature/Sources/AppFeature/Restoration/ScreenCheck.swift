import Brochures
import DeepLink
import FlowKit
import Model
import MyAccount

/// A check that rejects restored screens that can no longer be shown.
@MainActor
struct ScreenCheck {
    let conditions: AppConditions
    let services: ServiceProvider

    func reason(against route: AppRoute) async -> DropReason? {
        if let rejection = rejection(to: route) { return .rejection(rejection) }
        return await isGone(route) ? .gone : nil
    }

    private func rejection(to route: AppRoute) -> NavigationRejection? {
        if route.requiresAuth, conditions.session.user == nil {
            return NavigationRejection(guardName: "sign-in", reason: .signIn)
        }
        if conditions.configuration.disabledFeatures.contains(route.feature) {
            return NavigationRejection(guardName: "feature", reason: .featureOff(route.feature))
        }
        return nil
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
            case .myAccount(.order(let id)):
                if try await services.shop.orders.order(id, .staleIfError) == nil {
                    _ = try await services.shop.orders.order(id, .cacheFirst)
                }
            default: break
            }
            return false
        } catch {
            if case .notFound = error { return true }
            return false
        }
    }
}
