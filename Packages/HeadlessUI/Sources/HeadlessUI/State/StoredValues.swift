public import Foundation

/// The values of an app's `@AppStorage` or `@SceneStorage` properties, by their keys. A host has one for each of the two.
@_spi(Inspection) @MainActor
public final class StoredValues {
    /// The values. They are of the types that `UserDefaults` stores.
    public private(set) var values: [String: any Sendable] = [:]
    private var observers: [String: [Observer]] = [:]

    public init() {}

    /// Sets or removes the value of a key. The views that show it are evaluated again.
    public func set(_ value: (any Sendable)?, for key: String) {
        values[key] = value
        observers[key]?.removeAll { $0.owner == nil }
        for observer in observers[key] ?? [] { observer.changed() }
    }

    func observe(_ key: String, by owner: AnyObject, _ changed: @escaping () -> Void) {
        observers[key, default: []].append(Observer(owner: owner, changed: changed))
    }

    private struct Observer {
        weak var owner: AnyObject?
        let changed: () -> Void
    }
}

/// A type whose values are stored as they are: `Bool`, `Int`, `Double`, `String`, `URL` or `Data`. Opaque.
public protocol _StoredValue: Sendable {}

/// A type that stands for the values of an enum: `Int` or `String`. Opaque.
public protocol _StoredRawValue: _StoredValue {}

extension Bool: _StoredValue {}
extension Int: _StoredRawValue {}
extension Double: _StoredValue {}
extension String: _StoredRawValue {}
extension URL: _StoredValue {}
extension Data: _StoredValue {}

/// The way in which values of a type are stored.
struct StoredCoding<Value> {
    let read: (any Sendable) -> Value?
    let write: (Value) -> (any Sendable)?

    init(_ read: @escaping (any Sendable) -> Value?, write: @escaping (Value) -> (any Sendable)?) {
        self.read = read
        self.write = write
    }

    /// A value that is stored as it is.
    init() where Value: Sendable {
        self.init({ $0 as? Value }, write: { $0 })
    }

    /// A value that is stored as it is, or not at all.
    init<Wrapped>() where Value == Wrapped?, Wrapped: Sendable {
        self.init({ $0 as? Wrapped }, write: { $0 })
    }

    init() where Value: RawRepresentable, Value.RawValue: Sendable {
        self.init({ ($0 as? Value.RawValue).flatMap { Value(rawValue: $0) } }, write: { $0.rawValue })
    }

    init<Wrapped>() where Value == Wrapped?, Wrapped: RawRepresentable, Wrapped.RawValue: Sendable {
        self.init({ ($0 as? Wrapped.RawValue).flatMap { Wrapped(rawValue: $0) } }, write: { $0?.rawValue })
    }
}

/// A stored value at the position of a view that reads it.
@MainActor
final class StoredLocation<Value> {
    private let state: StateLocation<Value>
    private let key: String
    private let coding: StoredCoding<Value>
    private let values: StoredValues

    init(_ initial: Value, key: String, coding: StoredCoding<Value>, in values: StoredValues, at place: Place) {
        let read = { [unowned values] in values.values[key].flatMap(coding.read) ?? initial }
        state = StateLocation(read(), at: place)
        self.key = key
        self.coding = coding
        self.values = values
        values.observe(key, by: self) { [weak state] in state?.value = read() }
    }

    var value: Value {
        get { state.value }
        set { values.set(coding.write(newValue), for: key) }
    }

    var source: BindingSource { BindingSource(object: state) }
}
