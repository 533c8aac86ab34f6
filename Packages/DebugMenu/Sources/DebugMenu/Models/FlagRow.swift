public import Model

/// A flag of the app, its value and its override.
public struct FlagRow: Identifiable, Hashable, Sendable {
    public let flag: FeatureFlag<Bool>
    /// The value without an override.
    public let configured: Bool
    public let override: FlagOverride

    public var id: String { flag.name }

    /// The value that the app uses.
    public var value: Bool { self.override.value ?? configured }

    public init(flag: FeatureFlag<Bool>, configured: Bool, override: FlagOverride = .none) {
        self.flag = flag
        self.configured = configured
        self.override = override
    }
}

/// The override of a flag on this device.
public enum FlagOverride: String, CaseIterable, Hashable, Sendable {
    case none, on, off

    public init(_ value: RawFlagValue?) {
        switch value.flatMap({ Bool($0) }) {
        case .some(true): self = .on
        case .some(false): self = .off
        case nil: self = .none
        }
    }

    /// The value that replaces the configured one.
    public var value: Bool? {
        switch self {
        case .none: nil
        case .on: true
        case .off: false
        }
    }
}
