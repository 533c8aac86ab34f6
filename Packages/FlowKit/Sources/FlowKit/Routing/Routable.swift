/// A view model that says where its screen lives.
///
/// The declaration is all there is to do: the app's tables of tabs, links and screens are made from it.
///
/// ```swift
/// extension ProductDetailsViewModel: Routable {
///     nonisolated public static let routeConfig = RouteConfig(activity: .shop, path: "/products/:id")
/// }
/// ```
public protocol Routable: SendableMetatype {
    static var routeConfig: RouteConfig { get }
}
