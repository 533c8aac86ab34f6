/// Draws buttons.
@preconcurrency @MainActor
public protocol ButtonStyle {
    associatedtype Body: View

    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    typealias Configuration = ButtonStyleConfiguration
}

/// The button that a style is to draw.
public struct ButtonStyleConfiguration {
    /// The label of the button.
    public struct Label: View {
        fileprivate let content: PlacedView

        public typealias Body = Never

        public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
            content.render(in: inputs, into: &outputs)
        }
    }

    public let role: ButtonRole?
    public let label: Label
    public let isPressed: Bool
}

/// The body of a custom style, whose dynamic properties are those of a view at this position.
struct StyledButton: View {
    let style: any ButtonStyle
    let role: ButtonRole?
    let label: any View

    typealias Body = Never

    func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        render(style, in: inputs, into: &outputs)
    }

    private func render<Style: ButtonStyle>(
        _ style: Style, in inputs: _ViewInputs, into outputs: inout _ViewOutputs
    ) {
        let here = inputs.descend(.type(ObjectIdentifier(Style.self)))
        let content = here.placed(label)
        let styled = Styled(style: style, role: role)
        let body = here.body(of: styled, link: { $1.host.properties.link(&$0.style, in: $1) }) { styled in
            styled.style.makeBody(
                configuration: .init(role: styled.role, label: .init(content: content), isPressed: false))
        }
        body._render(in: here, into: &outputs)
        outputs.end(content)
    }

    private struct Styled<Style>: PlacingContent {
        var style: Style
        let role: ButtonRole?
    }
}

/// Draws buttons, and decides how they are pressed. Those of the system are the only ones here.
public protocol PrimitiveButtonStyle {
    var _kind: _ButtonStyleKind { get }
}

/// One of the button styles there are. Opaque.
public struct _ButtonStyleKind {
    let kind: RenderStyle.ButtonKind
}

public struct DefaultButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public var _kind: _ButtonStyleKind { .init(kind: .automatic) }
}
public struct PlainButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public var _kind: _ButtonStyleKind { .init(kind: .plain) }
}
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public var _kind: _ButtonStyleKind { .init(kind: .bordered) }
}
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public var _kind: _ButtonStyleKind { .init(kind: .borderedProminent) }
}
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public var _kind: _ButtonStyleKind { .init(kind: .borderless) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle { public static var automatic: Self { .init() } }
extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: Self { .init() } }
extension PrimitiveButtonStyle where Self == BorderedButtonStyle { public static var bordered: Self { .init() } }
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: Self { .init() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle { public static var borderless: Self { .init() } }

private struct ButtonKindKey: EnvironmentKey {
    static var defaultValue: RenderStyle.ButtonKind { .automatic }
}

private struct CustomButtonStyleKey: EnvironmentKey {
    static var defaultValue: (any ButtonStyle)? { nil }
}

extension EnvironmentValues {
    var buttonKind: RenderStyle.ButtonKind {
        get { self[ButtonKindKey.self] }
        set { self[ButtonKindKey.self] = newValue }
    }

    var customButtonStyle: (any ButtonStyle)? {
        get { self[CustomButtonStyleKey.self] }
        set { self[CustomButtonStyleKey.self] = newValue }
    }
}

extension View {
    public func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle {
        Contextual(self) { $0.environment.customButtonStyle = style }
    }

    public func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
        Contextual(self) {
            $0.environment.customButtonStyle = nil
            $0.environment.buttonKind = style._kind.kind
        }
    }

    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
}

/// The shape of bordered buttons.
public struct ButtonBorderShape: Equatable, Sendable {
    public static let automatic = ButtonBorderShape()
    public static let capsule = ButtonBorderShape()
    public static let roundedRectangle = ButtonBorderShape()
    public static let circle = ButtonBorderShape()
}
