/// The field that has the keyboard focus.
@propertyWrapper
public struct FocusState<Value>: DynamicProperty where Value: Hashable {
    /// A binding through which `focused(_:)` reads and moves the focus.
    @propertyWrapper @preconcurrency @MainActor
    public struct Binding {
        let base: HeadlessUI.Binding<Value>
        /// The storage of the state that it reads and writes.
        var location: ObjectIdentifier? { base.location }

        public var wrappedValue: Value {
            get { base.wrappedValue }
            nonmutating set { base.wrappedValue = newValue }
        }

        public var projectedValue: Binding { self }
    }

    private let initial: Value
    private var location: StateLocation<Value>?

    public init() where Value == Bool { initial = false }

    public init<T>() where Value == T?, T: Hashable { initial = nil }

    @MainActor public var wrappedValue: Value {
        get { location?.value ?? initial }
        nonmutating set { location?.value = newValue }
    }

    @MainActor public var projectedValue: Binding {
        let copy = self
        return Binding(
            base: .init(
                reading: { copy.wrappedValue }, writing: { copy.wrappedValue = $0 },
                source: location.map { BindingSource(object: $0) }))
    }
}

extension FocusState: LinkedProperty {
    mutating func link(in inputs: _ViewInputs, slot: Int) {
        location = inputs.slot(slot) {
            let location = StateLocation(initial, at: inputs.place)
            inputs.host.focus.add(location, resettingTo: initial)
            return location
        }
    }
}

extension FocusState: FieldComparable {
    func isSame(as other: Self, by fields: FieldComparison) -> Bool { true }
}

/// A field whose focus is read and moved by the app.
private struct Focused<Content: View>: View, TraitReading {
    let content: Content
    let location: ObjectIdentifier?
    let isFocused: () -> Bool
    let focus: (Bool) -> Void

    typealias Body = Never

    func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        let start = outputs.nodes.count
        content._render(in: inputs, into: &outputs)
        for index in start..<outputs.nodes.count {
            let node = outputs.nodes[index].unshared()
            node.isFocused = inputs.reading(isFocused)
            node.focusLocation = location
            node.actions[.focus] = { focus($0 != "false") }
            outputs.nodes[index] = node
        }
    }

    func readTraits(into reader: inout TraitReader, in inputs: _ViewInputs) {
        inputs.readTraits(of: content, into: &reader)
    }
}

extension View {
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        Focused(content: self, location: condition.location, isFocused: { condition.wrappedValue }) {
            condition.wrappedValue = $0
        }
    }

    public func focused<Value>(_ binding: FocusState<Value?>.Binding, equals value: Value) -> some View
    where Value: Hashable {
        Focused(content: self, location: binding.location, isFocused: { binding.wrappedValue == value }) { hasFocus in
            if hasFocus {
                binding.wrappedValue = value
            } else if binding.wrappedValue == value {
                binding.wrappedValue = nil
            }
        }
    }
}
