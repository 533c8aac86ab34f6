import Testing

/// A source of data that answers only when the test says so, in the order that the test likes.
@MainActor
final class Questions<Question: Sendable & Equatable, Answer: Sendable> {
    private struct Pending {
        let question: Question
        let reply: CheckedContinuation<Result<Answer, TestFailure>, Never>
    }

    private var pending: [Int: Pending] = [:]
    /// All questions ever asked.
    private(set) var asked: [Question] = []
    /// The questions that nobody wanted an answer to any more.
    private(set) var cancelled: [Question] = []

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
        guard let id = await wait(until: { self.firstPending(question) }) else {
            Issue.record("\(question) was never asked", sourceLocation: sourceLocation)
            return
        }
        pending.removeValue(forKey: id)?.reply.resume(returning: answer)
    }

    /// Whether such a question waits for its answer, now or soon.
    func isAsked(_ question: Question) async -> Bool {
        await wait { self.firstPending(question) } != nil
    }

    /// Answers whatever is still open, so that no test leaves a task behind.
    func close() {
        for pending in pending.values { pending.reply.resume(returning: .failure(.cancelled)) }
        pending = [:]
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

/// Lets others work until there is a value; nil when there is none after a long while. It never hangs.
@MainActor
func wait<Value>(until value: () -> Value?) async -> Value? {
    for _ in 0..<2_000 {
        if let value = value() { return value }
        await Task.yield()
    }
    return value()
}

/// Lets others work until it is so.
@MainActor
func wait(until condition: () -> Bool, sourceLocation: SourceLocation = #_sourceLocation) async {
    let holds: Void? = await wait { condition() ? () : nil }
    if holds == nil { Issue.record("it never became so", sourceLocation: sourceLocation) }
}

/// Lets everything that can run do so.
@MainActor
func settle() async {
    for _ in 0..<100 { await Task.yield() }
}

/// Something that is waited for: if it never ends, the test does all the same.
@MainActor
final class Ending<Value: Sendable> {
    private var value: Value?
    private var task: Task<Void, Never>?

    init(_ work: @escaping @MainActor () async -> Value) {
        task = Task { value = await work() }
    }

    /// What came of it; nil when nothing did after a long while.
    var end: Value? {
        get async { await wait { value } }
    }

    func cancel() { task?.cancel() }
}
