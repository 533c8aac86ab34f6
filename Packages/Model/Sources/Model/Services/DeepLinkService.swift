public import Foundation

/// Opens links from inside the app, with the same rules as links from outside.
public protocol DeepLinkService: Sendable {
    /// Opens a link of the app: `shop://products/12`, `https://shop.example/bag`.
    ///
    /// - Returns: Whether the link is valid. A link that is pending, for example on sign-in, is valid.
    @MainActor
    func open(_ url: URL) async -> Bool
}
