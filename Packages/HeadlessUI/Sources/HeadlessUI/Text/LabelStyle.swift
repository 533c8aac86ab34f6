/// Which parts of a label are shown.
public protocol LabelStyle {
    var _kind: _LabelStyleKind { get }
}

/// One of the label styles there are. Opaque.
public struct _LabelStyleKind {
    let kind: RenderStyle.LabelKind
}

public struct DefaultLabelStyle: LabelStyle {
    public init() {}
    public var _kind: _LabelStyleKind { .init(kind: .automatic) }
}

public struct TitleOnlyLabelStyle: LabelStyle {
    public init() {}
    public var _kind: _LabelStyleKind { .init(kind: .titleOnly) }
}

public struct IconOnlyLabelStyle: LabelStyle {
    public init() {}
    public var _kind: _LabelStyleKind { .init(kind: .iconOnly) }
}

public struct TitleAndIconLabelStyle: LabelStyle {
    public init() {}
    public var _kind: _LabelStyleKind { .init(kind: .titleAndIcon) }
}

extension LabelStyle where Self == DefaultLabelStyle {
    public static var automatic: DefaultLabelStyle { .init() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
    public static var titleOnly: TitleOnlyLabelStyle { .init() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
    public static var iconOnly: IconOnlyLabelStyle { .init() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
    public static var titleAndIcon: TitleAndIconLabelStyle { .init() }
}

private struct LabelKindKey: EnvironmentKey {
    static var defaultValue: RenderStyle.LabelKind { .automatic }
}

extension EnvironmentValues {
    var labelKind: RenderStyle.LabelKind {
        get { self[LabelKindKey.self] }
        set { self[LabelKindKey.self] = newValue }
    }
}

extension View {
    public func labelStyle<S>(_ style: S) -> some View where S: LabelStyle {
        Contextual(self) { $0.environment.labelKind = style._kind.kind }
    }
}
