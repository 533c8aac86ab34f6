/// The storage of a `@State`, which lives as long as the view's position.
@MainActor
final class StateLocation<Value> {
    private let place: Place
    var value: Value {
        didSet { place.invalidate() }
    }

    init(_ value: Value, at place: Place) {
        self.value = value
        self.place = place
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
        return .init(reading: { copy.wrappedValue }, writing: { copy.wrappedValue = $0 })
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
