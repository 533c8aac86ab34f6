public import Foundation
public import Model

/// Addresses below a made-up shop's; or none, for a shop that has no public address.
public struct MockWebURLProvider: WebURLProvider {
    /// The address of the shop; nil when it has none.
    public var base: URL?

    public init(base: URL? = URL(string: "https://shop.example")) {
        self.base = base
    }

    public func url(ofProduct id: Product.ID) -> URL? {
        base?.appending(path: "products").appending(path: id.description)
    }
}
