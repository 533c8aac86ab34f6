/// The field that has the keyboard focus.
@propertyWrapper
public struct FocusState<Value>: DynamicProperty where Value: Hashable {
    /// A binding through which `focused(_:)` reads and moves the focus.
    @propertyWrapper @preconcurrency @MainActor
    public struct Binding {
        let base: HeadlessUI.Binding<Value>

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
        location = inputs.slot(slot) { StateLocation(initial, at: inputs.place) }
    }
}

extension FocusState: FieldComparable {
    func isSame(as other: Self, by fields: FieldComparison) -> Bool { true }
}

extension View {
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        Decorated(self) { node in
            node.isFocused = condition.wrappedValue
            node.actions[.focus] = { condition.wrappedValue = $0 != "false" }
        }
    }

    public func focused<Value>(_ binding: FocusState<Value?>.Binding, equals value: Value) -> some View
    where Value: Hashable {
        Decorated(self) { node in
            node.isFocused = binding.wrappedValue == value
            node.actions[.focus] = { word in
                if word != "false" {
                    binding.wrappedValue = value
                } else if binding.wrappedValue == value {
                    binding.wrappedValue = nil
                }
            }
        }
    }
}
