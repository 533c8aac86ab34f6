/// A value of a flag as it travels: in an answer, in the store, in a field for debugging.
public enum RawFlagValue: Hashable, Sendable {
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
}

/// A type that a flag may have.
public protocol FlagValue: Hashable, Sendable {
    /// Reads a value; nil when it is of another type.
    init?(_ raw: RawFlagValue)
    /// The value as it travels.
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
    /// A whole number will do: JSON does not tell 2 from 2.0.
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
