/// A feature flag. Those of the shop are the properties of ``ShopFlags``.
public struct FeatureFlag<Value: FlagValue>: Hashable, Sendable {
    /// The server's identifier.
    public let name: String
    /// The value to use if the server sends none, or one of another type.
    public let defaultValue: Value

    /// Creates a flag.
    public init(_ name: String, default defaultValue: Value) {
        self.name = name
        self.defaultValue = defaultValue
    }
}

/// A flag whose value has any type.
public protocol DeclaredFlag: Sendable {
    associatedtype Value: FlagValue
    /// The name that the server knows the flag by.
    var name: String { get }
    /// The value while the server says nothing else.
    var defaultValue: Value { get }
}

extension FeatureFlag: DeclaredFlag {}

/// The raw value of a flag, as in responses, in the store and in the debug menu.
public enum RawFlagValue: Hashable, Sendable {
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
}

/// A type that a flag can have.
public protocol FlagValue: Hashable, Sendable {
    /// Creates a value from a raw value. Returns `nil` if the raw value has another type.
    init?(_ raw: RawFlagValue)
    /// The raw value.
    var raw: RawFlagValue { get }
}

extension Bool: FlagValue {
    public init?(_ raw: RawFlagValue) {
        guard case .bool(let value) = raw else { return nil }
        self = value
    }
    public var raw: RawFlagValue { .bool(self) }
}

extension Int: FlagValue {
    public init?(_ raw: RawFlagValue) {
        guard case .int(let value) = raw else { return nil }
        self = value
    }
    public var raw: RawFlagValue { .int(self) }
}

extension Double: FlagValue {
    /// Creates a value from a number. Integers are accepted, because JSON doesn't distinguish 2 from 2.0.
    public init?(_ raw: RawFlagValue) {
        switch raw {
        case .double(let value): self = value
        case .int(let value): self = Double(value)
        case .bool, .string: return nil
        }
    }
    public var raw: RawFlagValue { .double(self) }
}

extension String: FlagValue {
    public init?(_ raw: RawFlagValue) {
        guard case .string(let value) = raw else { return nil }
        self = value
    }
    public var raw: RawFlagValue { .string(self) }
}

extension RawFlagValue: Codable {
    /// Decodes a Boolean, a number or a string. Throws for any other type.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Int.self) {
            self = .int(value)
        } else if let value = try? container.decode(Double.self) {
            self = .double(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "A flag is a truth value, a number or a text.")
        }
    }

    /// Encodes the value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .bool(let value): try container.encode(value)
        case .int(let value): try container.encode(value)
        case .double(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        }
    }
}

extension RawFlagValue: CustomStringConvertible {
    /// The value as a literal: `true`, `3`, `"red"`.
    public var description: String {
        switch self {
        case .bool(let value): "\(value)"
        case .int(let value): "\(value)"
        case .double(let value): "\(value)"
        case .string(let value): "\"\(value)\""
        }
    }
}

/// Provides feature flags, with overrides on this device for debugging.
public protocol FlagService: Sendable {
    /// Returns a stream of a flag's value, followed by every change: by the server, by sign-in or sign-out, or by an
    /// override. If the value has another type, the default is used.
    func values<Value: FlagValue>(of flag: FeatureFlag<Value>) -> AsyncStream<Value>

    /// Returns a stream of a flag's value without the override of this device, followed by every change.
    func configuredValues<Value: FlagValue>(of flag: FeatureFlag<Value>) -> AsyncStream<Value>

    /// Overrides a flag on this device. `nil` removes the override. For debugging.
    func override<Value: FlagValue>(_ flag: FeatureFlag<Value>, with value: Value?) async throws(ServiceError)

    /// Returns a stream of the overrides by name, followed by every change.
    func overrides() -> AsyncStream<[String: RawFlagValue]>

    /// Removes all overrides.
    func removeOverrides() async throws(ServiceError)
}

extension FlagService {
    /// Returns the current value of a flag.
    public func value<Value: FlagValue>(of flag: FeatureFlag<Value>) async -> Value {
        for await value in values(of: flag) { return value }
        return flag.defaultValue
    }
}

/// Flags that have their default values, for a feature that is used without a server.
public struct DefaultFlags: FlagService {
    public init() {}

    public func values<Value: FlagValue>(of flag: FeatureFlag<Value>) -> AsyncStream<Value> {
        AsyncStream { continuation in
            continuation.yield(flag.defaultValue)
            continuation.finish()
        }
    }

    public func configuredValues<Value: FlagValue>(of flag: FeatureFlag<Value>) -> AsyncStream<Value> {
        values(of: flag)
    }

    public func override<Value: FlagValue>(_ flag: FeatureFlag<Value>, with value: Value?) {}

    public func overrides() -> AsyncStream<[String: RawFlagValue]> {
        AsyncStream { continuation in
            continuation.yield([:])
            continuation.finish()
        }
    }

    public func removeOverrides() {}
}
