public import SharedCombine

/// An object that another view or the app owns. The view is evaluated again when it changes.
@propertyWrapper @preconcurrency @MainActor
public struct ObservedObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
    /// Makes bindings to the properties of the object.
    @dynamicMemberLookup @preconcurrency @MainActor
    public struct Wrapper {
        let root: ObjectType

        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            .init(reading: { root[keyPath: keyPath] }, writing: { root[keyPath: keyPath] = $0 })
        }
    }

    public var wrappedValue: ObjectType

    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

    public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

    public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }
}

extension ObservedObject: LinkedProperty {
    mutating func link(in inputs: _ViewInputs, slot: Int) {
        let object = wrappedValue
        inputs.slot(slot) { Observation(object, at: inputs.place) }.observe(object)
    }
}
