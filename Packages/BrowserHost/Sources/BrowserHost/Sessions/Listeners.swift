/// The subscribers to changes of a session.
///
/// Each has room for one signal: changes while it is busy are combined into one.
@MainActor
final class Listeners {
    enum Signal: Sendable { case changed, tick }

    struct Subscription: Sendable {
        let id: Int
        let signals: AsyncStream<Signal>
        let continuation: AsyncStream<Signal>.Continuation
    }

    private var continuations: [Int: AsyncStream<Signal>.Continuation] = [:]
    private var next = 0
    private var isFinished = false

    func subscribe() -> Subscription {
        let (signals, continuation) = AsyncStream.makeStream(of: Signal.self, bufferingPolicy: .bufferingNewest(1))
        next += 1
        if isFinished { continuation.finish() } else { continuations[next] = continuation }
        return Subscription(id: next, signals: signals, continuation: continuation)
    }

    func cancel(_ subscription: Subscription) {
        continuations.removeValue(forKey: subscription.id)?.finish()
    }

    func send(_ signal: Signal) {
        for continuation in continuations.values { continuation.yield(signal) }
    }

    /// Ends all subscriptions, including later ones.
    func finish() {
        isFinished = true
        for continuation in continuations.values { continuation.finish() }
        continuations = [:]
    }
}
