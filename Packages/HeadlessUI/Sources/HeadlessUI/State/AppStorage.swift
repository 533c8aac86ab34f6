public import Foundation

/// A value that outlives the app.
///
/// Differs from SwiftUI: the host has the values, and an app that is started again finds those that the host gives it. The
/// parameter `store` and the user defaults have no effect.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
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

extension AppStorage: LinkedProperty {
    mutating func link(in inputs: _ViewInputs, slot: Int) {
        location = inputs.slot(slot) {
            StoredLocation(initial, key: key, coding: coding, in: inputs.host.appStorage, at: inputs.place)
        }
    }
}

extension AppStorage: FieldComparable {
    func isSame(as other: Self, by fields: FieldComparison) -> Bool { key == other.key }
}

extension AppStorage where Value: _StoredValue {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(wrappedValue, key, StoredCoding())
    }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue: _StoredRawValue {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(wrappedValue, key, StoredCoding())
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    public init<Wrapped>(_ key: String, store: UserDefaults? = nil) where Value == Wrapped?, Wrapped: _StoredValue {
        self.init(nil, key, StoredCoding())
    }

    public init<Wrapped>(_ key: String, store: UserDefaults? = nil)
    where Value == Wrapped?, Wrapped: RawRepresentable, Wrapped.RawValue: _StoredRawValue {
        self.init(nil, key, StoredCoding())
    }
}
