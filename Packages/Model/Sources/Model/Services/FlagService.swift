/// Provides feature flags, with overrides on this device for debugging.
public protocol FlagService: Sendable {
    /// Returns a stream of a flag's value, followed by every change: by the server, by sign-in or sign-out, or by an
    /// override. If the value has another type, the default is used.
    func values<Value: FlagValue>(of flag: FeatureFlag<Value>) -> AsyncStream<Value>

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
