/// The appearance of a list.
public protocol ListStyle {
    var _kind: _ListStyleKind { get }
}

/// One of the list styles there are. Opaque.
public struct _ListStyleKind {
    let kind: RenderStyle.ListKind
}

public struct DefaultListStyle: ListStyle {
    public init() {}
    public var _kind: _ListStyleKind { .init(kind: .automatic) }
}
public struct PlainListStyle: ListStyle {
    public init() {}
    public var _kind: _ListStyleKind { .init(kind: .plain) }
}
public struct GroupedListStyle: ListStyle {
    public init() {}
    public var _kind: _ListStyleKind { .init(kind: .grouped) }
}
public struct InsetGroupedListStyle: ListStyle {
    public init() {}
    public var _kind: _ListStyleKind { .init(kind: .insetGrouped) }
}

extension ListStyle where Self == DefaultListStyle { public static var automatic: Self { .init() } }
extension ListStyle where Self == PlainListStyle { public static var plain: Self { .init() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: Self { .init() } }
extension ListStyle where Self == InsetGroupedListStyle { public static var insetGrouped: Self { .init() } }

private struct ListKindKey: EnvironmentKey {
    static var defaultValue: RenderStyle.ListKind { .automatic }
}

extension EnvironmentValues {
    var listKind: RenderStyle.ListKind {
        get { self[ListKindKey.self] }
        set { self[ListKindKey.self] = newValue }
    }
}

extension View {
    public func listStyle<S>(_ style: S) -> some View where S: ListStyle {
        Contextual(self) { $0.environment.listKind = style._kind.kind }
    }

    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        Traited(self) { traits, _ in traits.rowSeparator = visibility }
    }

    public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        Traited(self) { traits, _ in traits.rowInsets = insets }
    }

    public func listRowBackground<V>(_ view: V?) -> some View where V: View {
        Traited(self) { traits, _ in traits.rowBackground = (view as? any ShapeStyle)?._paint.paint }
    }

    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }
}
