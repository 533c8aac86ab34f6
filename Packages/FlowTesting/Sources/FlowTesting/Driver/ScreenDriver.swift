public import FlowKit
@_spi(Inspection) public import HeadlessUI

/// Shows a view and does to it what a person would.
///
/// ```swift
/// let app = ScreenDriver { WishlistView(viewModel: viewModel) }
/// await app.settle { app.shows("Lamp") }
/// app.tap("Add to bag")
/// app.expectOutline("""
///     screen "Wishlist"
///     …
///     """)
/// ```
///
/// Elements are found by what is on them, or by their accessibility identifier: see ``ElementQuery``. What cannot
/// be found or done is a failure at the line of the test that asked for it, and tells what is on the screen.
/// Nothing is drawn and nothing waits: a tap takes effect before the call returns.
@MainActor
public final class ScreenDriver: ObservableObject {
    /// Sends before the screen changes: see ``settle(_:comment:fileID:filePath:line:column:until:)``.
    // Not marked as `Sendable` by Combine; it takes a lock of its own.
    nonisolated(unsafe) public let objectWillChange = ObservableObjectPublisher()
    let host: ViewHost

    /// Shows the view that `content` makes, and everything that goes wrong in it as a failure of the caller.
    public init<Content: View>(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column,
        @ViewBuilder _ content: @escaping @MainActor () -> Content
    ) {
        host = ViewHost(content())
        let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
        host.onIssue = { caller.fail($0) }
        host.onInvalidate = { [objectWillChange] in objectWillChange.send() }
        _ = host.tree
    }

    var elements: ElementList { ElementList(host.tree) }
}
