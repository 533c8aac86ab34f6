@_spi(Inspection) import HeadlessUI

extension ScreenDriver {
    /// Whether something with this label or identifier can be seen and reached.
    public func shows(_ element: ElementQuery) -> Bool { elements.first(element) != nil }

    /// Whether something with this accessibility identifier can be seen and reached.
    public func shows(id: String) -> Bool { shows(.id(id)) }

    /// The title of the screen on top.
    public var title: String? { elements.nodes.last { $0.kind == .screen }?.text }

    /// All texts on the screen, in reading order.
    public var texts: [String] { host.tree.texts }

    /// What a control is set to: a field's text, `true` or `false` for a switch, the chosen option of a picker, a
    /// stepper's number; or the accessibility value of anything. Nil if it is not there or has none.
    public func value(of element: ElementQuery) -> String? {
        let node = elements.first(element)
        return node?.accessibility.value ?? node?.value
    }

    /// What a person reads or hears at the element. Nil if it is not there.
    public func label(of element: ElementQuery) -> String? { elements.first(element)?.label }

    /// Whether the element is there and reacts.
    public func isEnabled(_ element: ElementQuery) -> Bool {
        switch elements.find(element, for: .tap) {
        case .one(let node): node.isEnabled
        default: elements.first(element)?.isEnabled ?? false
        }
    }

    /// Returns true if the plus of a stepper is enabled.
    public func canIncrement(_ stepper: ElementQuery) -> Bool { reacts(stepper, to: .increment) }

    /// Returns true if the minus of a stepper is enabled.
    public func canDecrement(_ stepper: ElementQuery) -> Bool { reacts(stepper, to: .decrement) }

    private func reacts(_ element: ElementQuery, to action: ElementAction) -> Bool {
        if case .one(let node) = elements.find(element, for: action) { node.isEnabled } else { false }
    }

    /// Whether the element is there and is the chosen one.
    public func isSelected(_ element: ElementQuery) -> Bool {
        guard let node = elements.first(element) else { return false }
        return node.isSelected || node.accessibility.traits.contains(.isSelected)
    }

    /// The label of the chosen tab.
    public var selectedTab: String? { elements.nodes.first { $0.kind == .tab && $0.isSelected }?.text }

    /// How many rows the lists on the screen have.
    public var rowCount: Int { elements.nodes.count { $0.kind == .row } }

    /// How many elements have this label or identifier.
    public func count(of element: ElementQuery) -> Int { elements.nodes.count { element.matches($0) } }
}
