public import FlowKit
import Model

extension BrochuresViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .brochures,
        tab: TabConfig(identifier: "brochures", title: "Brochures", icon: "book", index: 0),
        path: "/brochures")
}
