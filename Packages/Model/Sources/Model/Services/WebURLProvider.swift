public import Foundation

/// Provides public URLs of the shop's screens for sharing.
public protocol WebURLProvider: Sendable {
    /// Returns the URL of a product page, or `nil` if the shop has no public website.
    func url(ofProduct id: Product.ID) -> URL?
}
