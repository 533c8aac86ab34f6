import FlowKit
public import Model

/// An in-memory appearance setting.
public final class MockAppearanceService: AppearanceService, Controllable {
    public enum Call: Hashable, Sendable {
        case setAppearance(Appearance)
    }

    public let control = MockControl<Call>()
    private let chosen: MockState<Appearance>

    public init(_ appearance: Appearance = .system) {
        chosen = MockState(appearance, control.changes)
    }

    public var currentAppearance: Appearance { chosen.value }

    public func appearance() -> AsyncStream<Appearance> {
        chosen.values { $0 }
    }

    public func setAppearance(_ appearance: Appearance) async throws(ServiceError) {
        try await control.answer(.setAppearance(appearance))
        chosen.send(appearance)
    }
}
