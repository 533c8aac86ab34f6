public import Foundation
public import Model
import Synchronization

/// Where the user was in the app, in memory.
public final class MockSavedStateService: SavedStateService, Controllable {
    public enum Call: Hashable, Sendable {
        case load, save(Data?)
    }

    public let control = MockControl<Call>()
    private let data: Mutex<Data?>

    /// - Parameter data: What an earlier start has kept; nil for nothing.
    public init(_ data: Data? = nil) {
        self.data = Mutex(data)
    }

    /// What is kept; nil when there is nothing.
    public var currentData: Data? { data.withLock { $0 } }

    public func load() async throws(ServiceError) -> Data? {
        try await control.answer(.load)
        return currentData
    }

    public func save(_ data: Data?) async throws(ServiceError) {
        try await control.answer(.save(data))
        self.data.withLock { $0 = data }
    }
}
