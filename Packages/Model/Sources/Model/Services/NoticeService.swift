/// Remembers which notices the user has seen, so that none comes twice. A notice has a name: `update-2.1`.
public protocol NoticeService: Sendable {
    /// The names of those that were seen, then every change. The latest hundred are remembered.
    func seen() -> AsyncStream<Set<String>>
    /// Notes that a notice was seen.
    func markSeen(_ notice: String) async throws(ServiceError)
}
