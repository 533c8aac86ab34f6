public import Foundation
public import Model

/// URLs of a fictional shop, or none for a shop without a public website.
public struct MockWebURLProvider: WebURLProvider {
    /// The shop's URL. `nil` if it has none.
    public var base: URL?

    public init(base: URL? = URL(string: "https://shop.example")) {
        self.base = base
    }

    public var site: WebSite? { base.flatMap { WebSite(address: $0, linkHost: $0.host()) } }

    public func url(ofProduct id: Product.ID) -> URL? {
        base?.appending(path: "products").appending(path: id.description)
    }
}
