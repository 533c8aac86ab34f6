public import Foundation

/// A view as it was rendered: what it is, what it says, what it looks like and what can be done to it.
///
/// The tree is semantic. Hosts turn it into pages, tests read it.
@_spi(Inspection) @MainActor
public final class RenderNode {
    public let kind: Kind
    /// The same in every pass for as long as the view stays where it is. Unique in a tree.
    public let id: Int
    /// The words of a text, the title of a screen, alert, tab or control.
    public internal(set) var text: String?
    /// What a control is set to: a field's text, `true` or `false`, the chosen option's label, a number.
    public internal(set) var value: String?
    /// What a field shows while it is empty.
    public internal(set) var prompt: String?
    /// The pieces of a text, when they are styled differently.
    public internal(set) var runs: [TextRun] = []
    /// The name of a system symbol, for images and tabs.
    public internal(set) var symbol: String?
    /// The name of an image in a resource bundle.
    public internal(set) var imageName: String?
    /// Where a link leads, what is shared, where a picture is.
    public internal(set) var url: URL?
    /// How much is done, from 0 to 1, where that is known.
    public internal(set) var fraction: Double?
    /// The badge of a tab or row.
    public internal(set) var badge: String?
    /// What a button does to what it stands for.
    public internal(set) var role: ButtonRole?
    /// Where a toolbar item goes.
    public internal(set) var placement: ToolbarItemPlacement?
    /// Whether a tab or an option is the chosen one.
    public internal(set) var isSelected = false
    /// Whether a field has the keyboard focus.
    public internal(set) var isFocused = false
    /// Whether a button leads to another screen of its stack.
    public internal(set) var isNavigationLink = false
    /// Whether a screen is shown without a button that leads back.
    public internal(set) var hidesBackButton = false
    public internal(set) var style = RenderStyle()
    public internal(set) var accessibility = RenderAccessibility()
    public internal(set) var children: [RenderNode] = []
    /// Whether a control reacts.
    public internal(set) var isEnabled = true
    /// Whether somebody pulled to refresh, and that goes on still.
    public internal(set) var isRefreshing = false
    /// Whether a screen is hidden below another one of its stack. It need not be up to date.
    public internal(set) var isCovered = false
    /// Whether the view can be seen but not reached, because a sheet, an alert or a dialog is in front of it.
    public internal(set) var isBlocked = false

    /// Whether the very same node stands here for as long as nothing in it or below it changes. What a host has made of
    /// it can then be used again.
    public internal(set) var isKept = false

    /// What the host has made of a node that is kept, to be used again in the next pass.
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

    /// What can be done to this node.
    public var events: Set<Event> { Set(actions.keys) }

    /// Whether this can be done to the node.
    public func takes(_ event: Event) -> Bool { actions[event] != nil }

    /// What a person reads or hears here: the accessibility label, its own text, or else the texts below.
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
