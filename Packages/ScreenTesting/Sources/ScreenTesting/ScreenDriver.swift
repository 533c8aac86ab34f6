public import FlowLocalization
@_spi(Reporting) import FlowTestSupport
import Foundation
@_spi(Inspection) public import HeadlessUI
public import SharedCombine
public import Testing

/// A host that shows a view and acts on it like a user.
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
/// Elements are found by their label or accessibility identifier: see ``ElementQuery``. If an element is missing or can't be
/// used, the test fails at the line of the call, and the failure shows the screen. Nothing is drawn, and a tap takes effect
/// before the call returns.
@MainActor
public final class ScreenDriver: ObservableObject {
    /// Sends before the screen changes: see ``settle(_:comment:sourceLocation:until:)``.
    // Combine doesn't mark it as `Sendable`; it has a lock of its own.
    nonisolated(unsafe) public let objectWillChange = ObservableObjectPublisher()
    let host: ViewHost
    /// The first text of the view that a `ScrollViewProxy` scrolled to last. `nil` if none did.
    public private(set) var scrolledText: String?

    /// Shows a view. Issues that the view reports are failures at the caller's line.
    ///
    /// The texts are in the language, `de` for instance, and come from the translations. Without translations they are
    /// the keys, which are English.
    public init<Content: View>(
        language: String = "en_US", translations: StringCatalog = StringCatalog(),
        sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder _ content: @escaping @MainActor () -> Content
    ) {
        host = ViewHost(content())
        host.checksStaleness = true
        host.environment.locale = Locale(identifier: language)
        host.environment.stringCatalog = translations
        host.onIssue = { sourceLocation.fail($0) }
        host.onScroll = { [weak self] view, _ in self?.scrolledText = view.texts.first }
        host.onInvalidate = { [objectWillChange] in objectWillChange.send() }
        _ = host.tree
    }

    var elements: ElementList { ElementList(host.tree) }

    /// A Boolean value that indicates whether VoiceOver is on.
    public var isVoiceOverEnabled: Bool {
        get { host.environment.accessibilityVoiceOverEnabled }
        set { host.environment.setVoiceOver(newValue) }
    }

    /// Returns true if an element with this label or identifier is visible and reachable.
    public func shows(_ element: ElementQuery) -> Bool { elements.first(element) != nil }

    /// Returns true if an element with this accessibility identifier is visible and reachable.
    public func shows(id: String) -> Bool { shows(.id(id)) }

    /// The title of the screen on top.
    public var title: String? { elements.nodes.last { $0.kind == .screen }?.text }

    /// All texts on the screen, in reading order.
    public var texts: [String] { host.tree.texts }

    /// Returns the value of a control: a field's text, `true` or `false` for a switch, the chosen option of a picker, a
    /// stepper's number; otherwise the accessibility value. `nil` if the element is missing or has no value.
    public func value(of element: ElementQuery) -> String? {
        let node = elements.first(element)
        return node?.accessibility.value ?? node?.value
    }

    /// Returns the label of the element, as VoiceOver reads it. Nil if the element is absent.
    public func label(of element: ElementQuery) -> String? { elements.first(element)?.label }

    /// Returns true if the element is present and enabled.
    public func isEnabled(_ element: ElementQuery) -> Bool {
        isEnabled(element, for: .tap) ?? elements.first(element)?.isEnabled ?? false
    }

    /// Returns true if the plus of a stepper is enabled.
    public func canIncrement(_ stepper: ElementQuery) -> Bool { isEnabled(stepper, for: .increment) == true }

    /// Returns true if the minus of a stepper is enabled.
    public func canDecrement(_ stepper: ElementQuery) -> Bool { isEnabled(stepper, for: .decrement) == true }

    private func isEnabled(_ element: ElementQuery, for action: ElementAction) -> Bool? {
        if case .one(let node) = elements.find(element, for: action) { node.isEnabled } else { nil }
    }

    /// Returns true if the element is present and selected.
    public func isSelected(_ element: ElementQuery) -> Bool {
        guard let node = elements.first(element) else { return false }
        return node.isSelected || node.accessibility.traits.contains(.isSelected)
    }

    /// The number of rows in the lists on the screen.
    public var rowCount: Int { elements.nodes.count { $0.kind == .row } }

    /// The elements on the screen, as indented text.
    ///
    /// There is one line for each visible element: its kind, its label in quotes, its value, its state in parentheses, its
    /// accessibility identifier after `#`. Containers that only arrange others have no line.
    public var outline: String { host.tree.outline }

    /// Compares the screen with an outline, and shows the lines that differ.
    public func expectOutline(_ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
        host.checkStaleness()
        guard let difference = difference(expected, outline) else { return }
        sourceLocation.fail(
            """
            The screen isn't as expected (expected: -, actual: +):

            \(difference.indented)

            Its outline:

            \(outline.indented)
            """)
    }

    /// Waits until `condition` holds. Renders the screen and checks the condition at once, and on the main actor after
    /// each change of the screen or of a further source that the condition reads.
    ///
    /// ```swift
    /// await app.settle { app.shows("Lamp") }
    /// await app.settle(scene) { scene.exits == [.product(lamp)] }
    /// ```
    ///
    /// Like the function `settle` of ``/FlowTestSupport``, and reports the screen if the
    /// condition never holds.
    public func settle<each Source: ObservableObject>(
        _ sources: repeat each Source, comment: String? = nil, sourceLocation: SourceLocation = #_sourceLocation,
        until condition: @MainActor () -> Bool
    ) async {
        let wait = Wait(sourceLocation, comment, self, repeat each sources)
        await wait.settle("screen", { outline }) {
            _ = host.tree
            return condition()
        }
        host.checkStaleness()
    }
}
