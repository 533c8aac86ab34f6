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

    /// Where the app is, as a value: stacks, tabs, modals. The host keeps one for each entry of the browser's history.
    func snapshot() -> any Sendable

    /// Goes to where a snapshot of this same app was taken.
    func restore(_ snapshot: any Sendable)

    /// Takes a message that came from a program on this machine (``ControlAddress``). What it says is the app's to judge.
    ///
    /// - Parameter message: At most ``BrowserHostLimits/requestBody`` bytes.
    func receive(_ message: Data) async -> ControlAnswer

    /// Somebody looks at the app again: a page of it came back into sight. May be told more than once.
    func enterForeground()

    /// Nobody looks at the app any more: the last of its pages went out of sight. It may be the last that is heard.
    func enterBackground()

    /// The session ends: idle for long, or the server stops. Whatever is not stored yet is to be stored before this
    /// returns. The store directory may be opened again right after.
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
