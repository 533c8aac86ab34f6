/// Stores a choice of the user on the device: the colors, the language, or the layout of product lists.
public protocol SettingService<Value>: Sendable {
    associatedtype Value: Hashable & Sendable

    /// Returns a stream of the choice, followed by every change.
    func values() -> AsyncStream<Value>

    /// Stores a choice. Throws only if the store fails.
    func set(_ value: Value) async throws(ServiceError)
}
