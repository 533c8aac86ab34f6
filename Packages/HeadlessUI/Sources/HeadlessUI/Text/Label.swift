/// A title with an icon.
public struct Label<Title, Icon>: View where Title: View, Icon: View {
    let title: Title
    let icon: Icon

    public typealias Body = Never

    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        if let custom = inputs.environment.customLabelStyle {
            StyledLabel(style: custom, title: title, icon: icon)._render(in: inputs, into: &outputs)
            return
        }
        let node = inputs.node(.label)
        let style = inputs.environment.labelKind
        node.style.labels = style
        let titles = inputs.nodes(of: title, as: .title, into: &outputs)
        if style != .titleOnly { node.children += inputs.nodes(of: icon, as: .icon, into: &outputs) }
        if style == .iconOnly {
            // The hidden part is still spoken.
            node.accessibility.label = titles.map(\.label).joined(separator: " ")
        } else {
            node.children += titles
        }
        outputs.nodes.append(node)
    }
}

extension Label where Title == Text, Icon == Image {
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(systemName: name)
        }
    }

    @_disfavoredOverload
    public init<S>(_ title: S, systemImage name: String) where S: StringProtocol {
        self.init {
            Text(title)
        } icon: {
            Image(systemName: name)
        }
    }

    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(name)
        }
    }

    @_disfavoredOverload
    public init<S>(_ title: S, image name: String) where S: StringProtocol {
        self.init {
            Text(title)
        } icon: {
            Image(name)
        }
    }
}

/// Draws labels.
@preconcurrency @MainActor
public protocol LabelStyle {
    associatedtype Body: View

    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    /// The kind of a built-in style. `nil` for an app's own.
    var _kind: _LabelStyleKind? { get }

    typealias Configuration = LabelStyleConfiguration
}

extension LabelStyle {
    public var _kind: _LabelStyleKind? { nil }
}

/// A style that hosts draw.
public protocol _BuiltInLabelStyle: LabelStyle where Body == Never {}

extension _BuiltInLabelStyle {
    public func makeBody(configuration: Configuration) -> Never { fatalError("\(Self.self) is a built-in style") }
}

/// One of the label styles there are. Opaque.
public struct _LabelStyleKind {
    let kind: RenderStyle.LabelKind
}

public struct DefaultLabelStyle: _BuiltInLabelStyle {
    public init() {}
    public var _kind: _LabelStyleKind? { .init(kind: .automatic) }
}

public struct TitleOnlyLabelStyle: _BuiltInLabelStyle {
    public init() {}
    public var _kind: _LabelStyleKind? { .init(kind: .titleOnly) }
}

public struct IconOnlyLabelStyle: _BuiltInLabelStyle {
    public init() {}
    public var _kind: _LabelStyleKind? { .init(kind: .iconOnly) }
}

public struct TitleAndIconLabelStyle: _BuiltInLabelStyle {
    public init() {}
    public var _kind: _LabelStyleKind? { .init(kind: .titleAndIcon) }
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
        Contextual(self) {
            $0.environment.customLabelStyle = style._kind == nil ? style : nil
            $0.environment.labelKind = style._kind?.kind ?? .automatic
        }
    }
}
