public import Foundation

/// Stores the navigation state for the next launch, in the app's private format.
public protocol SavedStateService: Sendable {
    /// Returns the stored state, or `nil` if there is none.
    func load() async throws(ServiceError) -> Data?

    /// Replaces the stored state. `nil` removes it.
    func save(_ data: Data?) async throws(ServiceError)
}
