/// A control that makes a value larger or smaller.
public struct Stepper<Label>: View where Label: View {
    let label: Label
    /// The stepper's value, if it has one.
    let value: String?
    let increment: (() -> Void)?
    let decrement: (() -> Void)?

    public typealias Body = Never

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        let node = inputs.node(.stepper, label, into: &outputs)
        node.text = node.label
        node.value = value
        node.isEnabled = inputs.environment.isEnabled
        if let increment { node.actions[.increment] = { _ in increment() } }
        if let decrement { node.actions[.decrement] = { _ in decrement() } }
        outputs.nodes.append(node)
    }
}

extension Stepper {
    public init(
        @ViewBuilder label: () -> Label,
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: label(), value: nil, increment: onIncrement, decrement: onDecrement)
    }

    public init<V>(
        value: Binding<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: Strideable {
        self.init(
            label: label(),
            value: "\(value.wrappedValue)",
            increment: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
            decrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) }
        )
    }

    /// A stepper that stays within `bounds`: at an end, it cannot go on.
    public init<V>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: Strideable {
        let current = value.wrappedValue
        self.init(
            label: label(),
            value: "\(current)",
            increment: current < bounds.upperBound
                ? { value.wrappedValue = min(bounds.upperBound, value.wrappedValue.advanced(by: step)) } : nil,
            decrement: current > bounds.lowerBound
                ? { value.wrappedValue = max(bounds.lowerBound, value.wrappedValue.advanced(by: -step)) } : nil
        )
    }
}

extension Stepper where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey,
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: Text(titleKey), value: nil, increment: onIncrement, decrement: onDecrement)
    }

    @_disfavoredOverload
    public init<S>(
        _ title: S,
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where S: StringProtocol {
        self.init(label: Text(title), value: nil, increment: onIncrement, decrement: onDecrement)
    }

    public init<V>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: Strideable {
        self.init(value: value, step: step) { Text(titleKey) }
    }

    public init<V>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: Strideable {
        self.init(value: value, in: bounds, step: step) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S, V>(
        _ title: S,
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where S: StringProtocol, V: Strideable {
        self.init(value: value, in: bounds, step: step) { Text(title) }
    }
}
