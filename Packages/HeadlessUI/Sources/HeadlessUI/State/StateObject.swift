public import SharedCombine

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
