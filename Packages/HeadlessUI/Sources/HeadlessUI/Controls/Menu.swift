/// A button that opens a list of actions.
///
/// The node's text is what the button says; its first child, of kind `label`, shows it; the others are the actions.
public struct Menu<Label, Content>: View where Label: View, Content: View {
    let label: Label
    let content: Content

    public typealias Body = Never

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        let node = inputs.node(.menu)
        let label = inputs.node(.label, label, as: .label, into: &outputs)
        node.text = label.label
        node.isEnabled = inputs.environment.isEnabled
        node.style.button = inputs.environment.buttonKind
        node.children = [label] + inputs.nodes(of: content, into: &outputs)
        outputs.nodes.append(node)
    }
}

extension Menu where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
        self.init(content: content) { Text(title) }
    }
}

extension Menu where Label == HeadlessUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<S>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) where S: StringProtocol {
        self.init(content: content) { Label(title, systemImage: systemImage) }
    }
}
