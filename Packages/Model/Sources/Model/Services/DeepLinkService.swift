public import Foundation

/// Follows links from inside the app, in the way in which those from outside are followed.
public protocol DeepLinkService: Sendable {
    /// Follows a link of the app: `shop://products/12`, `https://shop.example/bag`.
    ///
    /// - Returns: Whether it leads somewhere; what has to wait, for a sign-in for instance, does.
    @MainActor
    func open(_ url: URL) async -> Bool
}
