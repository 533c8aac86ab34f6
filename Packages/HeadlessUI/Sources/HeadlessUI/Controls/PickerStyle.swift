/// The appearance of a picker.
public protocol PickerStyle {
    var _kind: _PickerStyleKind { get }
}

/// One of the picker styles there are. Opaque.
public struct _PickerStyleKind {
    let kind: RenderStyle.PickerKind
}

public struct DefaultPickerStyle: PickerStyle {
    public init() {}
    public var _kind: _PickerStyleKind { .init(kind: .automatic) }
}
public struct MenuPickerStyle: PickerStyle {
    public init() {}
    public var _kind: _PickerStyleKind { .init(kind: .menu) }
}
public struct SegmentedPickerStyle: PickerStyle {
    public init() {}
    public var _kind: _PickerStyleKind { .init(kind: .segmented) }
}
public struct InlinePickerStyle: PickerStyle {
    public init() {}
    public var _kind: _PickerStyleKind { .init(kind: .inline) }
}

extension PickerStyle where Self == DefaultPickerStyle { public static var automatic: Self { .init() } }
extension PickerStyle where Self == MenuPickerStyle { public static var menu: Self { .init() } }
extension PickerStyle where Self == SegmentedPickerStyle { public static var segmented: Self { .init() } }
extension PickerStyle where Self == InlinePickerStyle { public static var inline: Self { .init() } }

private struct PickerKindKey: EnvironmentKey {
    static var defaultValue: RenderStyle.PickerKind { .automatic }
}

extension EnvironmentValues {
    var pickerKind: RenderStyle.PickerKind {
        get { self[PickerKindKey.self] }
        set { self[PickerKindKey.self] = newValue }
    }
}

extension View {
    public func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle {
        Contextual(self) { $0.environment.pickerKind = style._kind.kind }
    }

    public func labelsHidden() -> some View { self }
}
