import DeepLink
import FlowKit
public import Foundation
public import Model
import ProductDetails

/// The public URLs of the shop's screens, created from the link table that opens them.
public struct RouteURLProvider: WebURLProvider {
    private let router: URLRouter<AppRoute>
    private let host: String

    /// - Parameter host: The host of universal links, which the app must be entitled to: `shop.example`.
    public init(host: String) throws {
        router = try URLRouter(AppRoute.linkTable(), policy: LinkPolicy(schemes: [], hosts: [host]))
        self.host = host
    }

    public func url(ofProduct id: Product.ID) -> URL? {
        router.url(for: .productDetails(.productDetails(id)), as: .web(host))
    }
}
