@_spi(Inspection) import HeadlessUI

/// A reference to an element: the label that the user sees or hears, or the accessibility identifier.
///
/// A string literal is a label.
public enum ElementQuery: Hashable, Sendable, ExpressibleByStringInterpolation, CustomStringConvertible {
    /// The words on the element, its accessibility label or, for a field, its prompt.
    case label(String)
    /// The accessibility identifier, `screen.component.type` by convention.
    case id(String)

    public init(stringLiteral value: String) { self = .label(value) }

    public var description: String {
        switch self {
        case .label(let label): "\"\(label)\""
        case .id(let id): "#\(id)"
        }
    }

    @MainActor
    func matches(_ node: RenderNode) -> Bool {
        switch self {
        case .id(let id): node.identifier == id
        case .label(let label):
            node.isElement && (node.label == label || node.prompt == label || name(of: node) == label)
        }
    }

    /// The texts of the node that this kind of query can match.
    @MainActor
    func name(of node: RenderNode) -> String? {
        switch self {
        case .id: return node.identifier
        case .label:
            let label = node.label
            return label.isEmpty ? node.prompt ?? node.first { $0.symbol != nil }?.symbol : label
        }
    }
}

extension RenderNode {
    /// A Boolean value that indicates whether the node is an element for the user, not a container of others.
    fileprivate var isElement: Bool {
        switch kind {
        case .root, .navigationStack, .tabView, .toolbar, .toolbarItem, .list, .form, .row, .section, .header,
            .footer, .vstack, .hstack, .zstack, .grid, .scroll, .group, .background, .overlay, .safeAreaInset,
            .swipeActions, .contextMenu, .sheet, .fullScreenCover, .label:
            accessibility.label != nil || takes(.tap) || accessibility.children == .combine
        default: true
        }
    }
}

/// An action of a test on an element.
struct ElementAction {
    let event: RenderNode.Event
    let phrase: String
    /// The kinds of elements that the action is for. `nil` if it is for all that take the event.
    var kinds: Set<RenderNode.Kind>?

    static let tap = Self(event: .tap, phrase: "tap")
    static let type = Self(event: .change, phrase: "type into", kinds: [.textField, .secureField, .search])
    static let submit = Self(event: .submit, phrase: "submit")
    static let increment = Self(event: .increment, phrase: "increment")
    static let decrement = Self(event: .decrement, phrase: "decrement")
    static let select = Self(event: .change, phrase: "select in", kinds: [.picker])
    static let scroll = Self(event: .scrollToEnd, phrase: "scroll")
    static let follow = Self(event: .follow, phrase: "follow a link in")

    @MainActor
    func applies(to node: RenderNode) -> Bool { node.takes(event) && kinds?.contains(node.kind) != false }
}
