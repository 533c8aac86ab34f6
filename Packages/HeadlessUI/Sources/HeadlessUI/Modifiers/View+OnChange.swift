@MainActor
private final class Remembered<Value> {
    var value: Value?
}

private struct ChangeView<Content: View, Value: Equatable>: View, TraitReading {
    let content: Content
    let value: Value
    let initial: Bool
    let action: (Value, Value) -> Void

    typealias Body = Never

    func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        let here = inputs.descend(.part(.change))
        let memory = here.memory { Remembered<Value>() }
        let old = memory.value
        if !inputs.host.isChecking { memory.value = value }
        content._render(in: here, into: &outputs)
        // Registered after the content's actions: as in SwiftUI, the innermost run first.
        if old.map({ $0 != value }) ?? initial {
            inputs.host.afterRender { [value, action] in action(old ?? value, value) }
        }
    }

    func readTraits(into reader: inout TraitReader, in inputs: _ViewInputs) {
        inputs.descend(.part(.change)).readTraits(of: content, into: &reader)
    }
}

extension View {
    public func onChange<V>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View where V: Equatable {
        ChangeView(content: self, value: value, initial: initial, action: action)
    }

    /// As SwiftUI's form for iOS 16: the action gets the new value only, and doesn't run at first.
    public func onChange<V>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View
    where V: Equatable {
        ChangeView(content: self, value: value, initial: false) { _, new in action(new) }
    }

    public func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View
    where V: Equatable {
        ChangeView(content: self, value: value, initial: initial) { _, _ in action() }
    }
}
