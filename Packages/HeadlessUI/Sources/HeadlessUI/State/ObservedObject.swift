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

/// An object that belongs to a view: made when the view first appears, released when it goes.
@propertyWrapper
public struct StateObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
    private enum Storage {
        case initially(() -> ObjectType)
        case object(ObjectType)
    }
    private var storage: Storage

    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { storage = .initially(thunk) }

    @MainActor public var wrappedValue: ObjectType {
        switch storage {
        // Read outside of a body, where there is no place for it: SwiftUI warns and makes one, too.
        case .initially(let thunk): thunk()
        case .object(let object): object
        }
    }

    @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(root: wrappedValue) }
}

extension StateObject: LinkedProperty {
    mutating func link(in inputs: _ViewInputs, slot: Int) {
        guard case .initially(let thunk) = storage else { return }
        storage = .object(inputs.slot(slot) { Observation(thunk(), at: inputs.place) }.object)
    }
}

/// An object that a view further up put into the environment.
@propertyWrapper @preconcurrency @MainActor
public struct EnvironmentObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
    private var object: ObjectType?

    nonisolated public init() {}

    public var wrappedValue: ObjectType {
        guard let object else {
            // As in SwiftUI: without the object there is nothing that could be shown.
            fatalError(
                """
                No ObservableObject of type \(ObjectType.self) found.

                A view that reads @EnvironmentObject needs .environmentObject(_:) on a view above it.
                """
            )
        }
        return object
    }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(root: wrappedValue) }
}

extension EnvironmentObject: LinkedProperty {
    mutating func link(in inputs: _ViewInputs, slot: Int) {
        guard let found = inputs.environment.object(ObjectType.self) else { return }
        object = found
        inputs.slot(slot) { Observation(found, at: inputs.place) }.observe(found)
    }
}

extension View {
    public func environmentObject<T>(_ object: T) -> some View where T: ObservableObject {
        Contextual(self) { $0.environment.set(object) }
    }
}
