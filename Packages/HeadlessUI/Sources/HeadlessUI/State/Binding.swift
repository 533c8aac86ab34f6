/// A value that is read and written somewhere else.
@propertyWrapper @dynamicMemberLookup @preconcurrency @MainActor
public struct Binding<Value>: DynamicProperty {
    private let read: @MainActor () -> Value
    private let write: @MainActor (Value) -> Void

    @preconcurrency
    public init(get: @escaping @MainActor @Sendable () -> Value, set: @escaping @MainActor @Sendable (Value) -> Void) {
        self.init(reading: get, writing: set)
    }

    init(reading read: @escaping @MainActor () -> Value, writing write: @escaping @MainActor (Value) -> Void) {
        self.read = read
        self.write = write
    }

    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// A binding to the value in an optional, or nil if there is none. It keeps its last value when that goes.
    public init?(_ base: Binding<Value?>) {
        guard let start = base.wrappedValue else { return nil }
        self.init(reading: { base.wrappedValue ?? start }, writing: { base.wrappedValue = $0 })
    }

    /// A binding to a value as an optional. Writing nil does nothing.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(reading: { base.wrappedValue }, writing: { if let value = $0 { base.wrappedValue = value } })
    }

    public static func constant(_ value: Value) -> Binding<Value> {
        .init(reading: { value }, writing: { _ in })
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
            }
        )
    }

    /// The same binding: nothing is animated here.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}
