public import Foundation
public import HeadlessUI

/// An app as one browser session sees it: a device of its own, with one screen.
///
/// The host evaluates ``rootView``, shows it, and sends events back into it. Where the app is, it says as a location:
/// the path and query that the address bar shows, and that opens the same screen again.
@MainActor
public protocol BrowserApp: AnyObject {
    associatedtype Root: View

    /// The whole app. Evaluated again whenever something it read has changed.
    @ViewBuilder var rootView: Root { get }

    /// The path and query of the screen shown, such as `/products/12?tab=home`. Read after each evaluation.
    var location: String { get }

    /// The title of the screen shown: the window's title, and what a screen reader announces on arrival.
    ///
    /// Without one of the app's own it is the navigation title of the screen in front.
    var title: String { get }

    /// Shows the screen at a path and query.
    ///
    /// - Returns: `false`, with nothing changed, where the app has no such screen. The host then answers "not found".
    ///   The path `/` must always be known: it is the way home.
    func open(_ location: String) -> Bool

    /// Returns the app's navigation state: stacks, tabs, modals. The host keeps one for each entry of the browser's history.
    func snapshot() -> any Sendable

    /// Restores a navigation state of this app.
    func restore(_ snapshot: any Sendable)

    /// Handles a message from a program on this machine (``ControlAddress``). The app validates its content.
    ///
    /// - Parameter message: At most ``BrowserHostLimits/requestBody`` bytes.
    func receive(_ message: Data) async -> ControlAnswer

    /// Called when a page becomes visible. May be called more than once.
    func enterForeground()

    /// Called when the last visible page is hidden. It may be the last call.
    func enterBackground()

    /// Called when the session ends, because it is idle or the server stops. Store everything before this returns: the
    /// directory may be opened again right after.
    func close() async
}

extension BrowserApp {
    public var title: String { "" }

    /// Refuses.
    public func receive(_ message: Data) async -> ControlAnswer { .refused("This app takes no messages.") }

    public func enterForeground() {}

    public func enterBackground() {}

    public func close() async {}
}

/// The name and directory of the session that an app is made for.
public struct SessionContext: Sendable {
    /// Names the session in logs. It is not the secret that the browser holds.
    public let name: String

    /// The session's own directory. It exists, is empty for a new session, and is the same one for as long as the
    /// browser keeps its cookie, across restarts of the server.
    public let directory: URL

    public init(name: String, directory: URL) {
        self.name = name
        self.directory = directory
    }
}
