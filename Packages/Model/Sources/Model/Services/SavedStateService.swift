public import Foundation

/// Keeps where the user was in the app, for the next start. What it keeps, only the app understands.
public protocol SavedStateService: Sendable {
    /// What was kept last; nil when there is nothing.
    func load() async throws(ServiceError) -> Data?

    /// Keeps this in the place of what is there; nil removes that.
    func save(_ data: Data?) async throws(ServiceError)
}
