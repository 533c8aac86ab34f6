/// A control that sets a value within bounds.
///
/// Differs from SwiftUI: it is a stepper. Without a step, each change is a tenth of the bounds, as VoiceOver's.
public struct Slider<Label, ValueLabel>: View where Label: View, ValueLabel: View {
    private let label: Label
    private let value: Binding<Double>
    private let bounds: ClosedRange<Double>
    private let step: Double

    public var body: some View {
        Stepper(value: value, in: bounds, step: step) { label }
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    public init<V>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, (bounds.upperBound - bounds.lowerBound) / 10, EmptyView())
    }

    public init<V>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, V(step), EmptyView())
    }
}

extension Slider where ValueLabel == EmptyView {
    public init<V>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, (bounds.upperBound - bounds.lowerBound) / 10, label())
    }

    public init<V>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, V(step), label())
    }
}

extension Slider {
    private init<V>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V, _ label: Label
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.label = label
        self.value = Binding<Double>(
            reading: { Double(value.wrappedValue) }, writing: { value.wrappedValue = V($0) })
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.step = Double(step)
    }
}
