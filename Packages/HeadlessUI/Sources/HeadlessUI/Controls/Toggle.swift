/// A switch.
public struct Toggle<Label>: View where Label: View {
    let isOn: Binding<Bool>
    let label: Label

    public typealias Body = Never

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        let node = inputs.node(.toggle, label, into: &outputs)
        let isOn = self.isOn
        node.text = node.label
        node.value = String(inputs.value(of: isOn))
        node.isEnabled = inputs.environment.isEnabled
        node.style.toggle = inputs.environment.toggleKind
        node.actions[.tap] = { _ in isOn.wrappedValue.toggle() }
        node.actions[.change] = { value in
            if let new = Bool(value), new != isOn.wrappedValue { isOn.wrappedValue = new }
        }
        outputs.nodes.append(node)
    }
}

extension Toggle where Label == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }

    @_disfavoredOverload
    public init<S>(_ title: S, isOn: Binding<Bool>) where S: StringProtocol { self.init(isOn: isOn) { Text(title) } }
}

extension Toggle where Label == HeadlessUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<S>(_ title: S, systemImage: String, isOn: Binding<Bool>) where S: StringProtocol {
        self.init(isOn: isOn) { Label(title, systemImage: systemImage) }
    }
}

/// The appearance of a toggle.
public protocol ToggleStyle {
    var _kind: _ToggleStyleKind { get }
}

/// One of the toggle styles there are. Opaque.
public struct _ToggleStyleKind {
    let kind: RenderStyle.ToggleKind
}

public struct DefaultToggleStyle: ToggleStyle {
    public init() {}
    public var _kind: _ToggleStyleKind { .init(kind: .automatic) }
}
public struct SwitchToggleStyle: ToggleStyle {
    public init() {}
    public var _kind: _ToggleStyleKind { .init(kind: .switch) }
}
public struct ButtonToggleStyle: ToggleStyle {
    public init() {}
    public var _kind: _ToggleStyleKind { .init(kind: .button) }
}

extension ToggleStyle where Self == DefaultToggleStyle { public static var automatic: Self { .init() } }
extension ToggleStyle where Self == SwitchToggleStyle { public static var `switch`: Self { .init() } }
extension ToggleStyle where Self == ButtonToggleStyle { public static var button: Self { .init() } }

private struct ToggleKindKey: EnvironmentKey {
    static var defaultValue: RenderStyle.ToggleKind { .automatic }
}

extension EnvironmentValues {
    var toggleKind: RenderStyle.ToggleKind {
        get { self[ToggleKindKey.self] }
        set { self[ToggleKindKey.self] = newValue }
    }
}

extension View {
    public func toggleStyle<S>(_ style: S) -> some View where S: ToggleStyle {
        Contextual(self) { $0.environment.toggleKind = style._kind.kind }
    }
}
