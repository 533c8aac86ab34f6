/// A value that outlives a scene.
///
/// Differs from SwiftUI: the host has the values, and a scene that is restored finds those that the host gives it.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let initial: Value
    private let key: String
    private let coding: StoredCoding<Value>
    private var location: StoredLocation<Value>?

    private init(_ initial: Value, _ key: String, _ coding: StoredCoding<Value>) {
        self.initial = initial
        self.key = key
        self.coding = coding
    }

    @MainActor public var wrappedValue: Value {
        get { location?.value ?? initial }
        nonmutating set { location?.value = newValue }
    }

    @MainActor public var projectedValue: Binding<Value> {
        let copy = self
        return .init(
            reading: { copy.wrappedValue }, writing: { copy.wrappedValue = $0 }, source: location?.source)
    }
}

extension SceneStorage: LinkedProperty {
    mutating func link(in inputs: _ViewInputs, slot: Int) {
        location = inputs.slot(slot) {
            StoredLocation(initial, key: key, coding: coding, in: inputs.host.sceneStorage, at: inputs.place)
        }
    }
}

extension SceneStorage: FieldComparable {
    func isSame(as other: Self, by fields: FieldComparison) -> Bool { key == other.key }
}

extension SceneStorage where Value: _StoredValue {
    public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key, StoredCoding()) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue: _StoredRawValue {
    public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key, StoredCoding()) }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    public init<Wrapped>(_ key: String) where Value == Wrapped?, Wrapped: _StoredValue {
        self.init(nil, key, StoredCoding())
    }

    public init<Wrapped>(_ key: String)
    where Value == Wrapped?, Wrapped: RawRepresentable, Wrapped.RawValue: _StoredRawValue {
        self.init(nil, key, StoredCoding())
    }
}
