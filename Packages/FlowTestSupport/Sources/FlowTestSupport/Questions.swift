public import SharedCombine
public import Testing

/// A source that answers only when the test says so, in the order that the test chooses.
///
/// ```swift
/// let source = Questions<FetchPolicy, String, OfflineError>(cancelled: .cancelled)
/// let loader = CachedLoader { policy throws(OfflineError) in try await source.ask(policy) }
/// loader.start()
/// await source.answer(.cacheOnly, .success("lamp"))
/// ```
@MainActor
public final class Questions<Question: Sendable & Equatable, Answer: Sendable, Failure: Error>: ObservableObject {
    private struct Pending {
        let question: Question
        let reply: CheckedContinuation<Result<Answer, Failure>, Never>
    }

    @Published private var pending: [Int: Pending] = [:]
    /// All questions, also the answered ones.
    @Published public private(set) var asked: [Question] = []
    /// The questions whose asking task was cancelled.
    @Published public private(set) var cancelled: [Question] = []
    private let cancellation: Failure

    /// - Parameter cancellation: The failure of a question whose asking task is cancelled.
    public init(cancelled cancellation: Failure) { self.cancellation = cancellation }

    /// Asks, and waits for the answer.
    public func ask(_ question: Question) async throws(Failure) -> Answer {
        let id = asked.count
        asked.append(question)
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { pending[id] = Pending(question: question, reply: $0) }
        } onCancel: {
            Task { @MainActor in self.cancel(id) }
        }
        return try result.get()
    }

    /// Answers the oldest such question, once it is asked.
    public func answer(
        _ question: Question, _ answer: Result<Answer, Failure>, sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        await waitUntilAsked(question, sourceLocation: sourceLocation)
        guard let id = firstPending(question) else { return }
        pending.removeValue(forKey: id)?.reply.resume(returning: answer)
    }

    /// Waits until such a question is pending.
    public func waitUntilAsked(_ question: Question, sourceLocation: SourceLocation = #_sourceLocation) async {
        await settle(self, sourceLocation: sourceLocation) { firstPending(question) != nil }
    }

    private func cancel(_ id: Int) {
        guard let question = pending[id]?.question else { return }
        cancelled.append(question)
        pending.removeValue(forKey: id)?.reply.resume(returning: .failure(cancellation))
    }

    private func firstPending(_ question: Question) -> Int? {
        pending.keys.sorted().first { pending[$0]?.question == question }
    }
}
