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
