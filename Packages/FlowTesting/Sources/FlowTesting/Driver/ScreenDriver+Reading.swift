@_spi(Inspection) import HeadlessUI

extension ScreenDriver {
    /// Returns true if an element with this label or identifier is visible and reachable.
    public func shows(_ element: ElementQuery) -> Bool { elements.first(element) != nil }

    /// Returns true if an element with this accessibility identifier is visible and reachable.
    public func shows(id: String) -> Bool { shows(.id(id)) }

    /// The title of the screen on top.
    public var title: String? { elements.nodes.last { $0.kind == .screen }?.text }

    /// All texts on the screen, in reading order.
    public var texts: [String] { host.tree.texts }

    /// Returns the value of a control: a field's text, `true` or `false` for a switch, the chosen option of a picker, a
    /// stepper's number; or the accessibility value of anything. Nil if it is not there or has none.
    public func value(of element: ElementQuery) -> String? {
        let node = elements.first(element)
        return node?.accessibility.value ?? node?.value
    }

    /// Returns the label of the element, as VoiceOver reads it. Nil if the element is absent.
    public func label(of element: ElementQuery) -> String? { elements.first(element)?.label }

    /// Returns true if the element is present and enabled.
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

    /// Returns true if the element is present and selected.
    public func isSelected(_ element: ElementQuery) -> Bool {
        guard let node = elements.first(element) else { return false }
        return node.isSelected || node.accessibility.traits.contains(.isSelected)
    }

    /// The label of the chosen tab.
    public var selectedTab: String? { elements.nodes.first { $0.kind == .tab && $0.isSelected }?.text }

    /// The number of rows in the lists on the screen.
    public var rowCount: Int { elements.nodes.count { $0.kind == .row } }

    /// Returns the number of elements with this label or identifier.
    public func count(of element: ElementQuery) -> Int { elements.nodes.count { element.matches($0) } }
}
