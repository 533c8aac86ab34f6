/// Keeps answers, so that a server can say "nothing has changed" instead of sending them again.
///
/// A cache is there to save time and never worth a failure: one that can't be read has no answer, and one that can't be
/// written keeps none. So nothing here throws; whoever implements it logs what goes wrong.
///
/// Whether an answer may be kept, ``RevalidatingTransport`` knows. A cache keeps what it is given, and forgets what was
/// used longest ago when it holds more than it may.
public protocol ResponseCache: Sendable {
    /// The answer that is kept; nil when there is none or when it can't be read.
    func get(_ key: ResponseKey) async -> StoredResponse?

    /// Keeps an answer in the place of the one before.
    func put(_ response: StoredResponse, for key: ResponseKey) async

    /// The server says that the answer still holds: it was used now, and the server's newer headers replace those that are
    /// kept. Without effect when there is none.
    func touch(_ key: ResponseKey, headers: HeaderFields) async

    /// Forgets an answer. Without effect when there is none.
    func remove(_ key: ResponseKey) async
}
