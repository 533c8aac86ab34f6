public import Foundation

/// The public addresses of the shop's screens, to be shared.
public protocol WebURLProvider: Sendable {
    /// The address of a product's page; nil when the shop has no public address.
    func url(ofProduct id: Product.ID) -> URL?
}
