public import Foundation
public import HeadlessUI

/// An app as one browser sees it: a device of its own, with a window for each tab.
///
/// An app with a single window, which all tabs then show, conforms to ``BrowserWindow``, too.
@MainActor
public protocol BrowserApp: AnyObject {
    /// Opens a window. The first of a session is the main one, which stays open as long as the session; others are opened
    /// for further tabs, and closed some time after their tabs.
    ///
    /// - Parameter isMain: Whether this is the main window. It is the one to show again what the app showed before the
    ///   session ended.
    /// - Returns: A window of its own, or one that this app has already returned, which the tabs then share.
    func makeWindow(isMain: Bool) async throws -> any BrowserWindow

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

/// A window of an app, which one tab of the browser shows.
///
/// The host evaluates ``rootView``, shows it, and sends events back into it. Where the window is, it says as a location:
/// the path and query that the address bar shows, and that opens the same screen again.
@MainActor
public protocol BrowserWindow: AnyObject {
    associatedtype Root: View

    /// The window's content. Evaluated again whenever something it read has changed.
    @ViewBuilder var rootView: Root { get }

    /// The path and query of the screen shown, such as `/products/12?tab=home`. Read after each evaluation.
    var location: String { get }

    /// The title of the screen shown: the tab's title, and what a screen reader announces on arrival.
    ///
    /// Without one of the app's own it is the navigation title of the screen in front.
    var title: String { get }

    /// The locale of the window: the language and direction of the page, and the `locale` and `layoutDirection` of the
    /// environment of ``rootView``. `en_US` by default.
    ///
    /// Read before each evaluation. A change is shown with the next one, so ``rootView`` has to observe what it depends on.
    var locale: Locale { get }

    /// Shows the screen at a path and query.
    ///
    /// - Returns: `false`, with nothing changed, where the app has no such screen. The host then answers "not found".
    ///   The path `/` must always be known: it is the way home.
    func open(_ location: String) -> Bool

    /// Returns the window's navigation state: stacks, tabs, modals. The host keeps one for each entry of the browser's
    /// history.
    func snapshot() -> any Sendable

    /// Restores a navigation state of this window.
    func restore(_ snapshot: any Sendable)

    /// Called when the user turns to this window from another one.
    func activate()
}

extension BrowserWindow {
    public var title: String { "" }

    public var locale: Locale { Locale(identifier: "en_US") }

    public func activate() {}
}

extension BrowserApp where Self: BrowserWindow {
    public func makeWindow(isMain: Bool) async throws -> any BrowserWindow { self }
}

extension BrowserApp {
    /// Refuses.
    public func receive(_ message: Data) async -> ControlAnswer { .refused("This app takes no messages.") }

    public func enterForeground() {}

    public func enterBackground() {}

    public func close() async {}
}

/// The session that an app is made for: its name, its directory, and the languages of its browser.
public struct SessionContext: Sendable {
    /// Names the session in logs. It is not the secret that the browser holds.
    public let name: String

    /// The session's own directory. It exists, is empty for a new session, and is the same one for as long as the
    /// browser keeps its cookie, across restarts of the server.
    public let directory: URL

    /// The languages that the browser prefers, as BCP 47 tags (`de-AT`), the most preferred first. They are those of
    /// the first request since the app was made: the user may have changed them when a session comes back.
    public let languages: [String]

    public init(name: String, directory: URL, languages: [String] = []) {
        self.name = name
        self.directory = directory
        self.languages = languages
    }
}
