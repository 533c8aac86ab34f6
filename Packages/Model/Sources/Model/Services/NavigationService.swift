public import Foundation

/// Where the app is, and the way back.
@MainActor
public protocol NavigationService: AnyObject, Sendable {
    /// The address of the screen on show, then of each one that is shown later.
    func locations() -> AsyncStream<URL>

    /// Goes back by one screen. Without effect where there is no way back.
    func goBack()
}
