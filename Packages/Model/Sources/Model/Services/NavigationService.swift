public import Foundation

/// Provides the app's location, and navigates back.
@MainActor
public protocol NavigationService: AnyObject, Sendable {
    /// Returns a stream of the visible screen's URL, followed by every change.
    func locations() -> AsyncStream<URL>

    /// Goes back by one screen. Does nothing if there is no previous screen.
    func goBack()
}
