/// The progress of a task, as a fraction or as activity.
public struct ProgressView<Label, CurrentValueLabel>: View where Label: View, CurrentValueLabel: View {
    let fraction: Double?
    let label: Label
    let currentValueLabel: CurrentValueLabel

    public typealias Body = Never

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        let node = inputs.node(.progress, label, into: &outputs)
        if !node.children.isEmpty { node.text = node.label }
        let value = inputs.nodes(of: currentValueLabel, as: .valueLabel, into: &outputs)
        if !value.isEmpty { node.value = value.map(\.label).joined(separator: " ") }
        node.children += value
        node.fraction = fraction
        node.style.progress = inputs.environment.progressKind
        outputs.nodes.append(node)
    }

    private static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
        guard let value, total > 0 else { return nil }
        return min(1, max(0, Double(value / total)))
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    public init() where Label == EmptyView {
        self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView())
    }

    public init(@ViewBuilder label: () -> Label) {
        self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
    }

    public init(_ titleKey: LocalizedStringKey) where Label == Text { self.init { Text(titleKey) } }

    @_disfavoredOverload
    public init<S>(_ title: S) where Label == Text, S: StringProtocol { self.init { Text(title) } }

    public init<V>(value: V?, total: V = 1.0) where Label == EmptyView, V: BinaryFloatingPoint {
        self.init(
            fraction: Self.fraction(value, of: total), label: EmptyView(), currentValueLabel: EmptyView()
        )
    }

    public init<V>(
        _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
    ) where Label == Text, V: BinaryFloatingPoint {
        self.init(
            fraction: Self.fraction(value, of: total), label: Text(titleKey), currentValueLabel: EmptyView()
        )
    }

    public init<V>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
    ) where V: BinaryFloatingPoint {
        self.init(fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: EmptyView())
    }
}

extension ProgressView {
    public init<V>(
        value: V?,
        total: V = 1.0,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where V: BinaryFloatingPoint {
        self.init(
            fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: currentValueLabel()
        )
    }
}

/// The appearance of a progress view.
public protocol ProgressViewStyle {
    var _kind: _ProgressViewStyleKind { get }
}

/// One of the progress view styles there are. Opaque.
public struct _ProgressViewStyleKind {
    let kind: RenderStyle.ProgressKind
}

public struct CircularProgressViewStyle: ProgressViewStyle {
    public init() {}
    public var _kind: _ProgressViewStyleKind { .init(kind: .circular) }
}
public struct LinearProgressViewStyle: ProgressViewStyle {
    public init() {}
    public var _kind: _ProgressViewStyleKind { .init(kind: .linear) }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle { public static var circular: Self { .init() } }
extension ProgressViewStyle where Self == LinearProgressViewStyle { public static var linear: Self { .init() } }

private struct ProgressKindKey: EnvironmentKey {
    static var defaultValue: RenderStyle.ProgressKind { .automatic }
}

extension EnvironmentValues {
    var progressKind: RenderStyle.ProgressKind {
        get { self[ProgressKindKey.self] }
        set { self[ProgressKindKey.self] = newValue }
    }
}

extension View {
    public func progressViewStyle<S>(_ style: S) -> some View where S: ProgressViewStyle {
        Contextual(self) { $0.environment.progressKind = style._kind.kind }
    }
}
