/// Refreshes topics side by side and stops when the time is over, whether they listen or not.
@MainActor
final class RefreshRun {
    private let topics: [RefreshTopic]
    private var results: [RefreshTopic: Result<Void, any Error>] = [:]
    private var tasks: [Task<Void, Never>] = []
    private var continuation: CheckedContinuation<SilentRefresh, Never>?

    init(_ topics: [RefreshTopic]) {
        var seen: Set<RefreshTopic> = []
        self.topics = topics.filter { seen.insert($0).inserted }
    }

    /// - Parameters:
    ///   - budget: How long it may take altogether.
    ///   - refresh: Fetches one topic anew.
    func run(
        within budget: Duration, _ clock: any Clock<Duration>,
        _ refresh: @escaping @Sendable (RefreshTopic) async throws -> Void
    ) async -> SilentRefresh {
        if topics.isEmpty { return SilentRefresh() }
        return await withCheckedContinuation { continuation in
            self.continuation = continuation
            for topic in topics {
                tasks.append(
                    Task {
                        let result: Result<Void, any Error>
                        do { result = .success(try await refresh(topic)) } catch { result = .failure(error) }
                        self.end(topic, result)
                    })
            }
            tasks.append(
                Task {
                    do { try await clock.sleep(for: budget) } catch { return }
                    self.finish()
                })
        }
    }

    private func end(_ topic: RefreshTopic, _ result: Result<Void, any Error>) {
        // What ends after the time is over has been told as such.
        guard continuation != nil else { return }
        results[topic] = result
        if results.count == topics.count { finish() }
    }

    private func finish() {
        guard let continuation else { return }
        self.continuation = nil
        for task in tasks { task.cancel() }
        tasks = []
        var report = SilentRefresh()
        for topic in topics {
            switch results[topic] {
            case .success?: report.refreshed.append(topic)
            case .failure(let error)?: report.failed.append(.init(topic, error: "\(type(of: error))"))
            case nil: report.outOfTime.append(topic)
            }
        }
        continuation.resume(returning: report)
    }
}
