public import FlowKit
public import Model

/// The view model of the component catalog.
@MainActor
public final class ComponentCatalogViewModel: ObservableObject {
    /// The first group has no indicators, so that a page isn't taken for one that still loads.
    @Published public var group = ComponentGroup.styles

    public init() {}
}

extension ComponentCatalogViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop, path: "/debug/components", transition: .sheet, isDebugOnly: true)
}
