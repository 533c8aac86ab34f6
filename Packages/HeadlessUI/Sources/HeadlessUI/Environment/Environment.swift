/// A value from the environment of the view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let keyPath: KeyPath<EnvironmentValues, Value>
    private var value: Value?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

    public var wrappedValue: Value { value ?? EnvironmentValues()[keyPath: keyPath] }
}

extension Environment: LinkedProperty {
    mutating func link(in inputs: _ViewInputs, slot: Int) { value = inputs.environment[keyPath: keyPath] }
}

extension View {
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        Contextual(self) { $0.environment[keyPath: keyPath] = value }
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
