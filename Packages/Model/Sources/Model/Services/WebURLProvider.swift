public import Foundation

/// The public addresses of the shop's screens, to be shared.
public protocol WebURLProvider: Sendable {
    func url(ofProduct id: Product.ID) -> URL?
}
