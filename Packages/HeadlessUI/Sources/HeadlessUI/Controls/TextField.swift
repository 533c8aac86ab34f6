/// A field for a line of text, or for several.
public struct TextField<Label>: View where Label: View {
    let label: Label
    let prompt: Text?
    let text: Binding<String>
    let axis: Axis

    public typealias Body = Never

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        let node = inputs.field(.textField, text: text, label: label, prompt: prompt)
        node.style.isVerticalField = axis == .vertical
        outputs.nodes.append(node)
    }
}

extension TextField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(label: Text(titleKey), prompt: prompt, text: text, axis: .horizontal)
    }

    @_disfavoredOverload
    public init<S>(_ title: S, text: Binding<String>, prompt: Text? = nil) where S: StringProtocol {
        self.init(label: Text(title), prompt: prompt, text: text, axis: .horizontal)
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(label: Text(titleKey), prompt: prompt, text: text, axis: axis)
    }

    @_disfavoredOverload
    public init<S>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) where S: StringProtocol {
        self.init(label: Text(title), prompt: prompt, text: text, axis: axis)
    }
}

extension TextField {
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label: label(), prompt: prompt, text: text, axis: .horizontal)
    }
}

/// A field for a line of secret text, which isn't shown.
public struct SecureField<Label>: View where Label: View {
    let label: Label
    let prompt: Text?
    let text: Binding<String>

    public typealias Body = Never

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        outputs.nodes.append(inputs.field(.secureField, text: text, label: label, prompt: prompt))
    }
}

extension SecureField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(label: Text(titleKey), prompt: prompt, text: text)
    }

    @_disfavoredOverload
    public init<S>(_ title: S, text: Binding<String>, prompt: Text? = nil) where S: StringProtocol {
        self.init(label: Text(title), prompt: prompt, text: text)
    }
}

extension _ViewInputs {
    fileprivate func field(
        _ kind: RenderNode.Kind, text: Binding<String>, label: some View, prompt: Text?
    ) -> RenderNode {
        let node = node(kind)
        node.text = nodes(of: label, as: .label).map(\.label).joined(separator: " ")
        node.prompt = prompt?.string
        node.value = text.wrappedValue
        node.isEnabled = environment.isEnabled
        node.style.field = environment.fieldKind
        node.style.submitLabel = environment.submitKind
        node.style.textInput = environment.textInput
        node.actions[.change] = { new in
            if new != text.wrappedValue { text.wrappedValue = new }
        }
        if let submit = environment.submitText { node.actions[.submit] = { _ in submit() } }
        return node
    }
}
