import DeepLink
import FlowKit
public import Foundation
public import Model
import ProductDetails

/// The public URLs of the shop's screens, created from the link table that opens them.
public struct RouteURLProvider: WebURLProvider {
    private let router: URLRouter<AppRoute>
    private let host: String
    public let site: WebSite?

    /// - Parameters:
    ///   - host: The host of universal links, which the app must be entitled to: `shop.example`.
    ///   - website: The address of the server with the shop's pages. `nil` if there are none.
    public init(host: String, website: URL? = nil) throws {
        router = try URLRouter(AppRoute.linkTable(), policy: LinkPolicy(schemes: [], hosts: [host]))
        self.host = host
        site = website.flatMap { WebSite(address: $0, linkHost: host) }
    }

    public func url(ofProduct id: Product.ID) -> URL? {
        router.link(for: .productDetails(.productDetails(id)), as: .web(host)).flatMap { URL(string: $0) }
    }
}
