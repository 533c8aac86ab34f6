/// What a silent push has brought about.
public struct SilentRefresh: Hashable, Sendable {
    public var refreshed: [RefreshTopic]
    /// With the type of the error: its text may hold what no log should.
    public var failed: [Failure]
    /// What was not done when the time was over.
    public var outOfTime: [RefreshTopic]

    public struct Failure: Hashable, Sendable {
        public let topic: RefreshTopic
        public let error: String

        public init(_ topic: RefreshTopic, error: String) {
            self.topic = topic
            self.error = error
        }
    }

    public init(
        refreshed: [RefreshTopic] = [], failed: [Failure] = [], outOfTime: [RefreshTopic] = []
    ) {
        self.refreshed = refreshed
        self.failed = failed
        self.outOfTime = outOfTime
    }
}

extension SilentRefresh: CustomStringConvertible {
    /// "Done: bag. Failed: product:12 (URLError). Out of time: configuration."
    public var description: String {
        let parts = [
            refreshed.isEmpty ? nil : "Done: \(list(refreshed.map(\.rawValue))).",
            failed.isEmpty ? nil : "Failed: \(list(failed.map { "\($0.topic) (\($0.error))" })).",
            outOfTime.isEmpty ? nil : "Out of time: \(list(outOfTime.map(\.rawValue))).",
        ].compactMap { $0 }
        return parts.isEmpty ? "There was nothing to do." : parts.joined(separator: " ")
    }

    private func list(_ topics: [String]) -> String { topics.joined(separator: ", ") }
}
