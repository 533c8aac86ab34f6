import FlowKit
import Testing

/// A source of data that answers only when the test says so, in the order that the test chooses.
@MainActor
final class Questions<Question: Sendable & Equatable, Answer: Sendable>: ObservableObject {
    private struct Pending {
        let question: Question
        let reply: CheckedContinuation<Result<Answer, TestFailure>, Never>
    }

    @Published private var pending: [Int: Pending] = [:]
    /// All questions, also the answered ones.
    @Published private(set) var asked: [Question] = []
    /// The questions whose asking task was cancelled.
    @Published private(set) var cancelled: [Question] = []

    func ask(_ question: Question) async throws(TestFailure) -> Answer {
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
    func answer(
        _ question: Question, _ answer: Result<Answer, TestFailure>,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        await waitUntilAsked(question, sourceLocation: sourceLocation)
        guard let id = firstPending(question) else { return }
        pending.removeValue(forKey: id)?.reply.resume(returning: answer)
    }

    /// Waits until such a question is pending.
    func waitUntilAsked(_ question: Question, sourceLocation: SourceLocation = #_sourceLocation) async {
        await wait(for: self, until: { $0.firstPending(question) != nil }, sourceLocation: sourceLocation)
    }

    private func cancel(_ id: Int) {
        guard let question = pending[id]?.question else { return }
        cancelled.append(question)
        pending.removeValue(forKey: id)?.reply.resume(returning: .failure(.cancelled))
    }

    private func firstPending(_ question: Question) -> Int? {
        pending.keys.sorted().first { pending[$0]?.question == question }
    }
}
