/// A tab of a ``TabView``: its content, and what its button shows.
///
/// SwiftUI's type isn't a view. Its modifiers apply to the button in the tab bar.
public struct Tab<Value, Content, Label>: View where Value: Hashable, Content: View, Label: View {
    private let value: Value
    private let content: Content
    private let label: Label
    private var count = 0
    private var identifier: String?

    public typealias Body = Never

    public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.value = value
        self.content = content()
        self.label = label()
    }

    /// A number on the tab. Zero shows none.
    public func badge(_ count: Int) -> Tab {
        var copy = self
        copy.count = count
        return copy
    }

    public func accessibilityIdentifier(_ identifier: String) -> Tab {
        var copy = self
        copy.identifier = identifier
        return copy
    }

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        content._render(in: inputs.descend(.part(.content)), into: &outputs)
    }
}

extension Tab: TraitReading {
    func readTraits(into reader: inout TraitReader, in inputs: _ViewInputs) {
        let item = inputs.descend(.part(.label)).nodes(ofLabel: label, as: .tabItem).map { $0.unshared() }
        if let identifier { item.first?.accessibility.identifier = identifier }
        reader.traits.tag = value
        reader.traits.tabItem = item
        reader.traits.badge = count == 0 ? nil : String(count)
    }
}
