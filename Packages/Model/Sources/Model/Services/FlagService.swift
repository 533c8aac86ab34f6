/// What the server decides of the app while it runs, with a way to try out other values on this device.
public protocol FlagService: Sendable {
    /// What a flag is now, then every change: when the server says something else, when somebody signs in or out, when
    /// it is overridden. What can't be read as the flag's type is its default.
    func values<Value: FlagValue>(of flag: FeatureFlag<Value>) -> AsyncStream<Value>

    /// Has a flag be something else on this device, whatever the server says; nil ends that. For debugging.
    func override<Value: FlagValue>(_ flag: FeatureFlag<Value>, with value: Value?) async throws(ServiceError)

    /// The flags that are something else on this device, by name, then every change.
    func overrides() -> AsyncStream<[String: RawFlagValue]>

    /// Has all flags be what the server says.
    func removeOverrides() async throws(ServiceError)
}

extension FlagService {
    /// What a flag is now.
    public func value<Value: FlagValue>(of flag: FeatureFlag<Value>) async -> Value {
        for await value in values(of: flag) { return value }
        return flag.defaultValue
    }
}
