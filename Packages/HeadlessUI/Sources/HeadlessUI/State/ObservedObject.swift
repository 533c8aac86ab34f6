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
            .init(
                reading: { root[keyPath: keyPath] }, writing: { root[keyPath: keyPath] = $0 },
                source: BindingSource(object: root, path: [keyPath], value: root[keyPath: keyPath]))
        }
    }

    public var wrappedValue: ObjectType
    /// The number of changes so far. A closure that captures the view, and in it the object, differs after each.
    private var changes = 0

    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

    public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

    public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }
}

extension ObservedObject: LinkedProperty {
    mutating func link(in inputs: _ViewInputs, slot: Int) {
        let object = wrappedValue
        let subscription = inputs.slot(slot) { ObjectSubscription(object, at: inputs.place) }
        if !inputs.host.isChecking { subscription.observe(object) }
        changes = subscription.changes
    }
}

extension ObservedObject: FieldComparable {
    func isSame(as other: Self, by fields: FieldComparison) -> Bool { wrappedValue === other.wrappedValue }
}

/// An object that belongs to a view: made when the view first appears, released when it goes.
@propertyWrapper
public struct StateObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
    private enum Storage {
        case initially(() -> ObjectType)
        case object(ObjectType, changes: Int)
    }
    private var storage: Storage

    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { storage = .initially(thunk) }

    @MainActor public var wrappedValue: ObjectType {
        switch storage {
        // Read outside of a body, where there is no place for it: SwiftUI warns and makes one, too.
        case .initially(let thunk): thunk()
        case .object(let object, _): object
        }
    }

    @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(root: wrappedValue) }
}

extension StateObject: LinkedProperty {
    mutating func link(in inputs: _ViewInputs, slot: Int) {
        guard case .initially(let thunk) = storage else { return }
        let subscription = inputs.slot(slot) { ObjectSubscription(thunk(), at: inputs.place) }
        storage = .object(subscription.object, changes: subscription.changes)
    }
}

extension StateObject: FieldComparable {
    /// The object is made once, where the view first appears.
    func isSame(as other: Self, by fields: FieldComparison) -> Bool { true }
}

/// An object that a view further up put into the environment.
@propertyWrapper @preconcurrency @MainActor
public struct EnvironmentObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
    private var object: ObjectType?
    private var changes = 0

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
        let subscription = inputs.slot(slot) { ObjectSubscription(found, at: inputs.place) }
        if !inputs.host.isChecking { subscription.observe(found) }
        changes = subscription.changes
    }
}

extension EnvironmentObject: FieldComparable {
    /// Another object in the environment is another value there.
    func isSame(as other: Self, by fields: FieldComparison) -> Bool { true }
}

extension View {
    public func environmentObject<T>(_ object: T) -> some View where T: ObservableObject {
        Contextual(self) { $0.environment.set(object) }
    }
}
