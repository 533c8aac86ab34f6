public import Foundation
public import Model

/// The in-memory navigation state.
public final class MockSavedStateService: SavedStateService, Controllable {
    public enum Call: Hashable, Sendable {
        case load, save(Data?)
    }

    public let control = MockControl<Call>()
    private let data: MockState<Data?>

    /// - Parameter data: The state that an earlier launch has stored, or `nil`.
    public init(_ data: Data? = nil) {
        self.data = MockState(data, control.changes)
    }

    /// The stored state. `nil` if there is none.
    public var currentData: Data? { data.value }

    public func load() async throws(ServiceError) -> Data? {
        try await control.answer(.load)
        return currentData
    }

    public func save(_ data: Data?) async throws(ServiceError) {
        try await control.answer(.save(data))
        self.data.send(data)
    }
}
