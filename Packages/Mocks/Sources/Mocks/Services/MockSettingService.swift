import FlowKit
public import Model

/// An in-memory setting.
public final class MockSettingService<Value: Hashable & Sendable>: SettingService, Controllable {
    public enum Call: Hashable, Sendable {
        case set(Value)
    }

    public let control = MockControl<Call>()
    private let chosen: MockState<Value>

    public init(_ value: Value) {
        chosen = MockState(value, control.changes)
    }

    public var current: Value { chosen.value }

    public func values() -> AsyncStream<Value> {
        chosen.values { $0 }
    }

    public func set(_ value: Value) async throws(ServiceError) {
        try await control.answer(.set(value))
        chosen.send(value)
    }
}
