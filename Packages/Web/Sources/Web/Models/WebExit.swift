public import Foundation

/// Destinations outside the feature.
public enum WebExit: Hashable, Sendable {
    /// Opens a link of the app, such as `/products/1`.
    case link(String)
    /// Opens a URL in another app.
    case outside(URL)
}
