public import Observation

/// Makes bindings to the properties of an observable object.
@dynamicMemberLookup @propertyWrapper @preconcurrency @MainActor
public struct Bindable<Value> where Value: AnyObject, Value: Observable {
    public var wrappedValue: Value

    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

    public var projectedValue: Bindable<Value> { self }

    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        let object = wrappedValue
        // A body that reads the binding reads the object, and observes it.
        return .init(
            reading: { object[keyPath: keyPath] }, writing: { object[keyPath: keyPath] = $0 },
            source: BindingSource(object: object, path: [keyPath]))
    }
}
