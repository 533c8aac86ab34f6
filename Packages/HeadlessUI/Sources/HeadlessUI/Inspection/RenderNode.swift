public import Foundation

/// A rendered view: its kind, texts, style and actions.
///
/// The tree is semantic. Hosts turn it into pages, tests read it.
@_spi(Inspection) @MainActor
public final class RenderNode {
    public let kind: Kind
    /// The same in every pass for as long as the view stays where it is. Unique in a tree.
    public let id: Int
    /// The content of a text, or the title of a screen, alert, tab or control.
    public internal(set) var text: String?
    /// The value of a control: a field's text, `true` or `false`, the chosen option's label, a number.
    public internal(set) var value: String?
    /// The placeholder of an empty field.
    public internal(set) var prompt: String?
    /// The pieces of a text, when they are styled differently.
    public internal(set) var runs: [TextRun] = []
    /// The name of a system symbol, for images and tabs.
    public internal(set) var symbol: String?
    /// The name of an image in a resource bundle.
    public internal(set) var imageName: String?
    /// The destination of a link, the shared URL, or the source of an image.
    public internal(set) var url: URL?
    /// The progress from 0 to 1, if it is known.
    public internal(set) var fraction: Double?
    /// The badge of a tab or row.
    public internal(set) var badge: String?
    /// The role of a button.
    public internal(set) var role: ButtonRole?
    /// The placement of a toolbar item.
    public internal(set) var placement: ToolbarItemPlacement?
    /// True for the selected tab or option.
    public internal(set) var isSelected = false
    /// True if a field has the keyboard focus.
    public internal(set) var isFocused = false
    /// True if a button pushes a screen.
    public internal(set) var isNavigationLink = false
    /// True if a screen has no back button.
    public internal(set) var hidesBackButton = false
    public internal(set) var style = RenderStyle()
    public internal(set) var accessibility = RenderAccessibility()
    public internal(set) var children: [RenderNode] = []
    /// True if a control can be used.
    public internal(set) var isEnabled = true
    /// True while a refresh action runs.
    public internal(set) var isRefreshing = false
    /// True if another screen of its stack covers a screen, which then may be out of date.
    public internal(set) var isCovered = false
    /// True if a sheet, an alert or a dialog is in front of the view: it is visible but can't be used.
    public internal(set) var isBlocked = false

    /// True if the next pass reuses this node unless it or a node below it changes. What a host has made of
    /// it can then be used again.
    public internal(set) var isKept = false

    /// The host's own representation of a reused node.
    public var made: AnyObject?

    /// The smallest and the largest id from here down, where that is known: for a node that is kept.
    var ids: ClosedRange<Int>?
    var actions: [Event: (String) -> Void] = [:]
    var refreshAction: (() async -> Void)?
    var traits = Traits()
    var layer = Layer.none

    init(_ kind: Kind, id: Int) {
        self.kind = kind
        self.id = id
    }

    /// The events that the node takes.
    public var events: Set<Event> { Set(actions.keys) }

    /// Returns true if the node takes the event.
    public func takes(_ event: Event) -> Bool { actions[event] != nil }

    /// The spoken label: the accessibility label, its own text, or the texts below.
    public var label: String {
        if let own = accessibility.label ?? text { return own }
        return children.filter { !$0.accessibility.isHidden && $0.kind != .swipeActions && $0.kind != .contextMenu }
            .map(\.label).filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The accessibility identifier.
    public var identifier: String? { accessibility.identifier }
}

/// A piece of a text that is styled in one way.
@_spi(Inspection)
public struct TextRun: Equatable, Sendable {
    public var string: String
    public var style: RenderStyle.Lettering
}
