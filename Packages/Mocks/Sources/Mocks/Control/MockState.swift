import FlowKit
import Model
import Synchronization

/// A mock's value that streams follow, and whose changes wake tests.
final class MockState<Value: Sendable>: CustomReflectable, Sendable {
    private struct Numbered: Sendable {
        var value: Value
        var number = 0
    }

    private let current: CurrentValue<Numbered>
    private let changes: MockChanges

    init(_ value: Value, _ changes: MockChanges) {
        current = CurrentValue(Numbered(value: value))
        self.changes = changes
    }

    var value: Value { current.value.value }

    var watcherCount: Int { current.watcherCount }

    var customMirror: Mirror { Mirror(self, children: ["value": value]) }

    func send(_ value: Value) { update { $0 = value } }

    @discardableResult
    func update<Outcome: Sendable, Failure: Error>(
        _ change: @Sendable (inout Value) throws(Failure) -> Outcome
    ) throws(Failure) -> Outcome {
        let outcome = try current.update { numbered throws(Failure) in
            numbered.number += 1
            return try change(&numbered.value)
        }
        changes.send()
        return outcome
    }

    /// Like `CurrentValue.values(of:)`, and notes what the follower has handled.
    func values<Part: Equatable & Sendable>(of part: @escaping @Sendable (Value) -> Part) -> AsyncStream<Part> {
        let follower = MockFollower<Part>()
        changes.add(follower)
        let offers = current.values { follower.offer(part($0.value), of: $0.number) }
        // A stream has one consumer, which asks for one value at a time.
        nonisolated(unsafe) var iterator = offers.makeAsyncIterator()
        return AsyncStream { [changes] in
            follower.beginWaiting()
            changes.send()
            let offer = await iterator.next()
            follower.endWaiting(offer)
            if offer == nil { changes.send() }
            return offer?.part
        }
    }
}

/// Wakes the tests that wait for a mock: after each change, on the thread that made it.
public final class MockChanges: Sendable {
    // Not marked as `Sendable` by Combine; it takes a lock of its own.
    nonisolated(unsafe) let publisher = ObservableObjectPublisher()
    private let followers = Mutex<[WeakFollower]>([])

    func send() { publisher.send() }

    func add(_ follower: any Follower) {
        followers.withLock { followers in
            followers.removeAll { $0.follower == nil }
            followers.append(WeakFollower(follower: follower))
        }
    }

    var areFollowersCaughtUp: Bool {
        followers.withLock { followers in
            let present = followers.compactMap(\.follower)
            return !present.isEmpty && present.allSatisfy(\.isCaughtUp)
        }
    }

    protocol Follower: AnyObject, Sendable {
        var isCaughtUp: Bool { get }
    }

    private struct WeakFollower {
        weak var follower: (any Follower)?
    }
}

/// A stream of a mock, and how far its consumer is.
private final class MockFollower<Part: Equatable & Sendable>: MockChanges.Follower {
    struct Offer: Equatable, Sendable {
        let number: Int
        let part: Part
    }

    private struct State {
        var newest: Offer?
        /// The number of the change that made the newest value.
        var change = -1
        /// The number of the value that the consumer got last.
        var handled = 0
        var isWaiting = false
        var hasEnded = false
    }

    private let state = Mutex(State())

    /// A Boolean value that indicates whether the consumer has handled the newest value and waits for the next one.
    var isCaughtUp: Bool {
        state.withLock { $0.hasEnded || $0.isWaiting && $0.handled == $0.newest?.number }
    }

    /// Numbers a value. An equal value gets the same number, and isn't offered again. Two threads may offer their
    /// changes in the wrong order: then the stream drops the older one.
    func offer(_ part: Part, of change: Int) -> Offer {
        state.withLock { state in
            guard change > state.change else { return Offer(number: 0, part: part) }
            state.change = change
            if let newest = state.newest, newest.part == part { return newest }
            let offer = Offer(number: (state.newest?.number ?? 0) + 1, part: part)
            state.newest = offer
            return offer
        }
    }

    func beginWaiting() { state.withLock { $0.isWaiting = true } }

    func endWaiting(_ offer: Offer?) {
        state.withLock { state in
            state.isWaiting = false
            if let offer { state.handled = offer.number } else { state.hasEnded = true }
        }
    }
}
