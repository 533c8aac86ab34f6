import FlowKit
import Loading
public import Model

/// In-memory flags. Values of another type are replaced by the default.
///
/// ```swift
/// let flags = MockFlagService()
/// flags["quick-reviews"] = .bool(true)     // notifies observers immediately
/// ```
public final class MockFlagService: FlagService, Controllable {
    public enum Call: Hashable, Sendable {
        case override(String, RawFlagValue?)
        case removeOverrides
    }

    private struct State {
        var said: [String: RawFlagValue]
        var overrides: [String: RawFlagValue] = [:]
    }

    public let control = MockControl<Call>()
    private let state: MockState<State>

    /// - Parameter values: The server's values by name.
    public init(_ values: [String: RawFlagValue] = [:]) {
        state = MockState(State(said: values), control.changes)
    }

    /// The server's value of a flag. `nil` if there is none.
    public subscript(name: String) -> RawFlagValue? {
        get { state.value.said[name] }
        set { state.update { $0.said[name] = newValue } }
    }

    public func values<Value: FlagValue>(of flag: FeatureFlag<Value>) -> AsyncStream<Value> {
        state.values { state in
            let raw = state.overrides[flag.name] ?? state.said[flag.name]
            return raw.flatMap { Value($0) } ?? flag.defaultValue
        }
    }

    public func configuredValues<Value: FlagValue>(of flag: FeatureFlag<Value>) -> AsyncStream<Value> {
        state.values { state in state.said[flag.name].flatMap { Value($0) } ?? flag.defaultValue }
    }

    public func override<Value: FlagValue>(_ flag: FeatureFlag<Value>, with value: Value?) async throws(ServiceError) {
        try await control.answer(.override(flag.name, value?.raw))
        state.update { $0.overrides[flag.name] = value?.raw }
    }

    public func overrides() -> AsyncStream<[String: RawFlagValue]> { state.values { $0.overrides } }

    public func removeOverrides() async throws(ServiceError) {
        try await control.answer(.removeOverrides)
        state.update { $0.overrides = [:] }
    }
}
