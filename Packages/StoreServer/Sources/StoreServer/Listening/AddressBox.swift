import Synchronization

/// The address that pictures' URLs begin with. It is known only when the port is open.
final class AddressBox: Sendable {
    private let text = Mutex("")

    var prefix: String { text.withLock { $0 } }
    func set(_ prefix: String) { text.withLock { $0 = prefix } }
}
