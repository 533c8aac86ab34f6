import Brochures
import DeepLink
import FlowKit
import Model
import MyAccount

/// Says which of the screens of an earlier start can't be shown any more.
@MainActor
struct ScreenCheck {
    let conditions: AppConditions
    let services: ServiceProvider

    func reason(against route: AppRoute) async -> DropReason? {
        if let objection = objection(to: route) { return .objection(objection) }
        return await isGone(route) ? .gone : nil
    }

    private func objection(to route: AppRoute) -> NavigationObjection? {
        if route.requiresAuth, conditions.session.user == nil {
            return NavigationObjection(guardName: "sign-in", reason: .signIn)
        }
        if conditions.configuration.disabledFeatures.contains(route.feature) {
            return NavigationObjection(guardName: "feature", reason: .featureOff(route.feature))
        }
        return nil
    }

    /// What the device holds is there. Only of the rest the server is asked, and only its "not found" counts: without a
    /// connection, nothing is lost.
    private func isGone(_ route: AppRoute) async -> Bool {
        do throws(ServiceError) {
            if let id = route.product {
                if try await services.products.product(id, .fallback) == nil {
                    _ = try await services.products.product(id, .current)
                }
            }
            switch route {
            case .brochures(.brochure(let id)):
                if try await services.brochures.brochure(id, .fallback) == nil {
                    _ = try await services.brochures.brochure(id, .current)
                }
            case .myAccount(.order(let id)):
                if try await services.orders.order(id, .fallback) == nil {
                    _ = try await services.orders.order(id, .current)
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
