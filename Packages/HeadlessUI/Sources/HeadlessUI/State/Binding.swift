/// A value that is read and written somewhere else.
@propertyWrapper @dynamicMemberLookup @preconcurrency @MainActor
public struct Binding<Value>: DynamicProperty {
    private let read: @MainActor () -> Value
    private let write: @MainActor (Value) -> Void
    private let source: BindingSource?

    @preconcurrency
    public init(get: @escaping @MainActor @Sendable () -> Value, set: @escaping @MainActor @Sendable (Value) -> Void) {
        self.init(reading: get, writing: set)
    }

    /// - Parameter source: What the binding reads and writes. Bindings with the same source are the same.
    init(
        reading read: @escaping @MainActor () -> Value, writing write: @escaping @MainActor (Value) -> Void,
        source: BindingSource? = nil
    ) {
        self.read = read
        self.write = write
        self.source = source
    }

    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// A binding to the value in an optional, or nil if there is none. It keeps its last value when that goes.
    public init?(_ base: Binding<Value?>) {
        guard let start = base.wrappedValue else { return nil }
        self.init(
            reading: { base.wrappedValue ?? start }, writing: { base.wrappedValue = $0 }, source: base.source)
    }

    /// A binding to a value as an optional. Writing nil does nothing.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(
            reading: { base.wrappedValue }, writing: { if let value = $0 { base.wrappedValue = value } },
            source: base.source)
    }

    public static func constant(_ value: Value) -> Binding<Value> {
        .init(reading: { value }, writing: { _ in }, source: BindingSource(object: nil, value: value))
    }

    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }

    public var projectedValue: Binding<Value> { self }

    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        .init(
            reading: { read()[keyPath: keyPath] },
            writing: { subject in
                var value = read()
                value[keyPath: keyPath] = subject
                write(value)
            },
            source: source?.appending(keyPath)
        )
    }

    /// The same binding: nothing is animated here.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}

extension Binding {
    /// The storage or object that it reads and writes.
    var location: ObjectIdentifier? { source?.object.map { ObjectIdentifier($0) } }
}

extension Binding: FieldComparable {
    /// Bindings that an app makes of closures are compared by these.
    func isSame(as other: Self, by fields: FieldComparison) -> Bool {
        guard let source, let otherSource = other.source else {
            return source == nil && other.source == nil && fields.isSame(read, other.read)
                && fields.isSame(write, other.write)
        }
        return source.isSame(as: otherSource, by: fields)
    }
}

/// The place that a binding reads and writes: the storage of a state, or an object, and a part of its value.
@MainActor
struct BindingSource {
    /// The storage or object. `nil` for a constant.
    let object: AnyObject?
    private var path: [AnyKeyPath] = []
    /// The value of a constant, or of an object's property when the binding was made: its reader doesn't observe the object.
    private let value: Any?

    init(object: AnyObject?, path: [AnyKeyPath] = [], value: Any? = nil) {
        self.object = object
        self.path = path
        self.value = value
    }

    func appending(_ keyPath: AnyKeyPath) -> BindingSource {
        var part = self
        part.path.append(keyPath)
        return part
    }

    func isSame(as other: BindingSource, by fields: FieldComparison) -> Bool {
        object === other.object && path == other.path && fields.isSame(value, other.value)
    }
}
