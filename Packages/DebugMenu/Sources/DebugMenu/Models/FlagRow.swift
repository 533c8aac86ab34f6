public import Model

/// A flag of the app, its value and its override.
public struct FlagRow: Identifiable, Hashable, Sendable {
    /// The flag's name.
    public let id: String
    /// The value without an override.
    public let configured: RawFlagValue
    /// The value that replaces the configured one on this device. `nil` without an override.
    public let override: RawFlagValue?

    public init(_ id: String, configured: RawFlagValue, override: RawFlagValue? = nil) {
        self.id = id
        self.configured = configured
        self.override = override
    }
}

extension RawFlagValue {
    /// Creates a value of the same type as another one from its text. Returns `nil` if the text isn't one.
    init?(_ text: String, like other: RawFlagValue) {
        let value: RawFlagValue? =
            switch other {
            case .bool: Bool(text).map(RawFlagValue.bool)
            case .int: Int(text).map(RawFlagValue.int)
            case .double: Double(text).map(RawFlagValue.double)
            case .string: .string(text)
            }
        guard let value else { return nil }
        self = value
    }

    /// The value as the user reads and types it.
    var text: String {
        switch self {
        case .bool(let isOn): isOn ? "On" : "Off"
        case .string(let text): text
        case .int, .double: description
        }
    }
}
