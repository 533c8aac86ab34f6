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
