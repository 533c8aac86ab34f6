/// Stores a choice of the user on the device: the colors, the language, the layout of product lists, or the bag's voucher.
public protocol SettingService<Value>: Sendable {
    associatedtype Value: Hashable & Sendable

    /// Returns a stream of the choice, followed by every change.
    func values() -> AsyncStream<Value>

    /// Stores a choice. Throws only if the store fails.
    func set(_ value: Value) async throws(ServiceError)
}
