/// The purpose of a button, which decides about its look and place.
public struct ButtonRole: Equatable, Sendable {
    let name: String
    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
}

@_spi(Inspection)
extension ButtonRole {
    /// The role's SwiftUI name.
    public var renderedName: String { name }
}

/// A control that performs an action when it is pressed.
public struct Button<Label>: View where Label: View {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: Label

    public typealias Body = Never

    @preconcurrency
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    @preconcurrency
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        let node = inputs.button(label, role: role, into: &outputs)
        let dismissDialog = inputs.environment.dismissDialog
        node.actions[.tap] = { [action] _ in
            action()
            dismissDialog?()
        }
        outputs.nodes.append(node)
    }
}

extension _ViewInputs {
    /// A button's node, drawn by the style that the environment holds. What it does is up to the caller.
    func button(_ label: some View, role: ButtonRole? = nil, into outputs: inout _ViewOutputs) -> RenderNode {
        let node: RenderNode
        if let custom = environment.customButtonStyle {
            node = self.node(.button, StyledButton(style: custom, role: role, label: label), into: &outputs)
            node.style.button = .custom
        } else {
            node = self.node(.button, label, into: &outputs)
            node.style.button = environment.buttonKind
        }
        node.role = role
        node.isEnabled = environment.isEnabled
        return node
    }
}

extension Button where Label == Text {
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }

    @_disfavoredOverload @preconcurrency
    public init<S>(_ title: S, action: @escaping @MainActor () -> Void) where S: StringProtocol {
        self.init(action: action) { Text(title) }
    }

    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    @_disfavoredOverload @preconcurrency
    public init<S>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) where S: StringProtocol {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == HeadlessUI.Label<Text, Image> {
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, image name: String, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Label(titleKey, image: name) }
    }

    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload @preconcurrency
    public init<S>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) where S: StringProtocol {
        self.init(action: action) { Label(title, systemImage: systemImage) }
    }

    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload @preconcurrency
    public init<S>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) where S: StringProtocol {
        self.init(role: role, action: action) { Label(title, systemImage: systemImage) }
    }
}
