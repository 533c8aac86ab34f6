public import SharedCombine

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
