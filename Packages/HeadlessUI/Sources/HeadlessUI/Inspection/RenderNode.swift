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
    /// The destination of a link, the shared URL, the source of an image, or the page of a web view.
    public internal(set) var url: URL?
    /// A Boolean value indicating that the app opens the URL of a link itself, by an `OpenURLAction` of its own.
    public internal(set) var isForApp = false
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
    /// True if a button shows views below it, false if it hides them. `nil` for other buttons.
    public internal(set) var isExpanded: Bool?
    /// True if a button pushes a screen.
    public internal(set) var isNavigationLink = false
    /// True if a screen was pushed over another one.
    public internal(set) var isPushed = false
    public internal(set) var style = RenderStyle()
    public internal(set) var accessibility = RenderAccessibility()
    public internal(set) var children: [RenderNode] = []
    /// True if a control can be used.
    public internal(set) var isEnabled = true
    /// True while a refresh action runs.
    public internal(set) var isRefreshing = false
    /// True if another screen of its stack covers a screen.
    public internal(set) var isCovered = false
    /// True if a sheet, an alert or a dialog is in front of the view: it is visible but can't be used.
    public internal(set) var isBlocked = false

    /// True if the next pass reuses this node unless it or a node below it changes. What a host has made of
    /// it can then be used again.
    public internal(set) var isKept = false

    /// The host's own representation of a reused node.
    public var made: AnyObject?

    /// The focus state that the field sets.
    var focusLocation: ObjectIdentifier?
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
    /// The destination of a link in a text. Following it is the event `follow` of the text's node, with the URL.
    public var link: URL?
}

extension RenderNode {
    /// The node to write to: this one, or a copy of it when it is kept for the next pass as it is.
    func unshared() -> RenderNode { isKept ? copy() : self }

    func copy() -> RenderNode {
        let copy = RenderNode(kind, id: id)
        copy.text = text
        copy.value = value
        copy.prompt = prompt
        copy.runs = runs
        copy.symbol = symbol
        copy.imageName = imageName
        copy.url = url
        copy.isForApp = isForApp
        copy.fraction = fraction
        copy.badge = badge
        copy.role = role
        copy.placement = placement
        copy.isSelected = isSelected
        copy.isFocused = isFocused
        copy.focusLocation = focusLocation
        copy.isExpanded = isExpanded
        copy.isNavigationLink = isNavigationLink
        copy.isPushed = isPushed
        copy.style = style
        copy.accessibility = accessibility
        copy.children = children
        copy.isEnabled = isEnabled
        copy.isRefreshing = isRefreshing
        copy.isCovered = isCovered
        copy.isBlocked = isBlocked
        copy.actions = actions
        copy.refreshAction = refreshAction
        copy.traits = traits
        copy.layer = layer
        return copy
    }
}

@_spi(Inspection)
extension RenderNode {
    /// Does to this node what a person would. False if it takes no such event or is disabled.
    @discardableResult
    public func send(_ event: Event, _ value: String = "") -> Bool {
        guard isEnabled, let action = actions[event] else { return false }
        action(value)
        return true
    }

    @discardableResult
    public func tap() -> Bool { send(.tap) }

    @discardableResult
    public func enter(_ text: String) -> Bool { send(.change, text) }

    /// Pulls to refresh and waits for the end of it. False if there is nothing to refresh.
    @discardableResult
    public func refresh() async -> Bool {
        guard let refreshAction else { return false }
        await refreshAction()
        return true
    }
}

@_spi(Inspection)
extension RenderNode {
    /// All nodes that a person can reach and for which the condition holds, depth first: nothing on covered screens,
    /// nothing behind a sheet or an alert.
    public func all(where matches: (RenderNode) -> Bool) -> [RenderNode] {
        var found: [RenderNode] = []
        visit { if matches($0) { found.append($0) } }
        return found
    }

    public func all(_ kind: Kind) -> [RenderNode] { all { $0.kind == kind } }

    /// The first node for which the condition holds, depth first.
    public func first(where matches: (RenderNode) -> Bool) -> RenderNode? {
        if isCovered || isBlocked { return nil }
        if matches(self) { return self }
        for child in children {
            if let found = child.first(where: matches) { return found }
        }
        return nil
    }

    /// The node of this id, if a person can reach it. O(*n*) in the size of the tree.
    public func first(id: Int) -> RenderNode? {
        if isCovered || isBlocked { return nil }
        if self.id == id { return self }
        for child in children {
            if let found = child.first(id: id) { return found }
        }
        return nil
    }

    public func first(_ kind: Kind, _ label: String? = nil) -> RenderNode? {
        first { $0.kind == kind && (label == nil || $0.label == label) }
    }

    public func first(identifier: String) -> RenderNode? { first { $0.identifier == identifier } }

    public func button(_ label: String) -> RenderNode? { first(.button, label) }

    /// The visible screen: the top of the stack in front.
    public var frontScreen: RenderNode? {
        guard kind.canHoldScreens else { return nil }
        for child in children.reversed() where !child.isCovered {
            if let screen = child.frontScreen { return screen }
        }
        return kind == .screen ? self : nil
    }

    /// All texts, in reading order.
    public var texts: [String] { all(.text).compactMap(\.text) }

    /// The smallest and the largest id from here down.
    private func visit(_ body: (RenderNode) -> Void) {
        if isCovered || isBlocked { return }
        body(self)
        for child in children { child.visit(body) }
    }
}

/// The description of a node for assistive technologies and tests.
@_spi(Inspection)
public struct RenderAccessibility: Equatable, Sendable {
    public internal(set) var label: String?
    public internal(set) var value: String?
    public internal(set) var hint: String?
    /// The name that tests find the view by, `screen.component.type` by convention.
    public internal(set) var identifier: String?
    public internal(set) var traits: AccessibilityTraits = []
    public internal(set) var isHidden = false
    /// The way in which the children are read, if the view sets one.
    public internal(set) var children: AccessibilityChildBehavior?

    public init() {}
}
