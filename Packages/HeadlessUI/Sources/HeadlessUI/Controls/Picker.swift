/// A choice of one among several.
public struct Picker<Label, SelectionValue, Content>: View
where Label: View, SelectionValue: Hashable, Content: View {
    let selection: Binding<SelectionValue>
    let label: Label
    let content: Content

    public typealias Body = Never

    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.content = content()
        self.label = label()
    }

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        let node = inputs.node(.picker)
        node.text = inputs.nodes(of: label, as: .label).map(\.label).joined(separator: " ")
        node.isEnabled = inputs.environment.isEnabled
        node.style.picker = inputs.environment.pickerKind
        let chosen = selection.wrappedValue
        for shown in inputs.nodes(of: content, as: .options) where shown.traits.tag != nil {
            let option = RenderNode(.pickerOption, id: inputs.descend(.around(shown.id)).node.uid)
            option.text = shown.label
            option.children = [shown]
            option.isEnabled = node.isEnabled
            if let value = shown.traits.tag as? SelectionValue {
                option.isSelected = value == chosen
                option.actions[.tap] = { [selection] _ in selection.wrappedValue = value }
            }
            if option.isSelected { node.value = option.text }
            node.children.append(option)
        }
        let options = node.children
        node.actions[.change] = { choice in
            (options.first { String($0.id) == choice } ?? options.first { $0.text == choice })?.tap()
        }
        outputs.nodes.append(node)
    }
}

extension Picker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) where S: StringProtocol {
        self.init(selection: selection, content: content) { Text(title) }
    }
}
