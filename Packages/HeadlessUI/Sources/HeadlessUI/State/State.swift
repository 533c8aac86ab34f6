/// The storage of a `@State`, which lives as long as the view's position.
@MainActor
final class StateLocation<Value> {
    private let place: Place
    private var stored: Value
    private var readers = Readers()

    init(_ value: Value, at place: Place) {
        stored = value
        self.place = place
    }

    /// The value. Reading it in a body makes the body depend on it; writing the same value again changes nothing.
    var value: Value {
        get {
            readers.add(place.running)
            return stored
        }
        set {
            if place.isSame(stored, newValue) { return }
            stored = newValue
            readers.invalidate()
            place.invalidate()
        }
    }
}

/// A value that belongs to a view and outlives its evaluations.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private var initial: Value
    private var location: StateLocation<Value>?

    public init(wrappedValue value: Value) { initial = value }

    public init(initialValue value: Value) { initial = value }

    @MainActor public var wrappedValue: Value {
        get { location?.value ?? initial }
        nonmutating set { location?.value = newValue }
    }

    @MainActor public var projectedValue: Binding<Value> {
        let copy = self
        return .init(
            reading: { copy.wrappedValue }, writing: { copy.wrappedValue = $0 },
            source: location.map { BindingSource(object: $0) })
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

extension State: LinkedProperty {
    mutating func link(in inputs: _ViewInputs, slot: Int) {
        location = inputs.slot(slot) { StateLocation(initial, at: inputs.place) }
    }
}

extension State: FieldComparable {
    /// The first value counts only where the state is made.
    func isSame(as other: Self, by fields: FieldComparison) -> Bool { true }
}
