public import Observation

/// A value from the environment of the view, or an observable object that a view further up put there.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private enum Source {
        case value(KeyPath<EnvironmentValues, Value>)
        case object((EnvironmentValues) -> Value?)
    }
    private let source: Source
    private var value: Value?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .value(keyPath) }

    /// Creates a property that reads the object of a class. There has to be one when it is read.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        source = .object { $0.object(objectType) }
    }

    /// Creates a property that reads the object of a class, if there is one.
    public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
        source = .object { .some($0.object(objectType)) }
    }

    public var wrappedValue: Value {
        if let value { return value }
        switch source {
        case .value(let keyPath): return EnvironmentValues()[keyPath: keyPath]
        case .object:
            // As in SwiftUI: without the object there is nothing that could be shown.
            fatalError(
                """
                No Observable object of type \(Value.self) found.

                A view that reads @Environment(\(Value.self).self) needs .environment(_:) on a view above it.
                """
            )
        }
    }
}

extension Environment: LinkedProperty {
    mutating func link(in inputs: _ViewInputs, slot: Int) {
        switch source {
        case .value(let keyPath): value = inputs.environment[keyPath: keyPath]
        case .object(let find): value = find(inputs.environment)
        }
    }
}

extension Environment: FieldComparable {
    func isSame(as other: Self, by fields: FieldComparison) -> Bool {
        switch (source, other.source) {
        case (.value(let one), .value(let other)): one == other
        case (.object, .object): true
        default: false
        }
    }
}

extension View {
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        Contextual(self) { $0.environment[keyPath: keyPath] = value }
    }

    /// Puts an observable object into the environment, by its class. With `nil` there is none.
    public func environment<T>(_ object: T?) -> some View where T: AnyObject, T: Observable {
        Contextual(self) { $0.environment.set(object) }
    }

    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>,
        transform: @escaping (inout V) -> Void
    ) -> some View {
        Contextual(self) { transform(&$0.environment[keyPath: keyPath]) }
    }
}

/// The values of an environment that the views below have read.
final class EnvironmentReads {
    /// A value by its key's type, or an object by its own.
    enum Name: Hashable {
        case value(ObjectIdentifier)
        case object(ObjectIdentifier)
    }

    private(set) var names: Set<Name> = []
    private let outer: EnvironmentReads?

    /// - Parameter outer: The reads of the views around: what is read in here is read in there.
    init(in outer: EnvironmentReads?) { self.outer = outer }

    func note(_ name: Name) {
        if names.insert(name).inserted { outer?.note(name) }
    }

    /// Notes what was read before, where that is used again.
    func note(_ others: Set<Name>) {
        for name in others { note(name) }
    }
}
