import Observation
import SharedCombine
import Synchronization
import Testing

@_spi(Reporting) @testable import FlowTestSupport

@MainActor @Suite(.timeLimit(.minutes(60))) struct WaitTests {
    @Test func checksAgainAfterAChange() async {
        let model = Model()
        var checks = 0
        Task {
            model.number = 1
            model.number = 2
        }
        await settle(model) {
            checks += 1
            return model.number == 2
        }
        // Once at the start, and once after both changes.
        #expect(checks == 2)
    }

    @Test func checksAfterAChangeOfEachSource() async {
        let (model, other) = (Model(), Model())
        let task = Task {
            model.number = 1
            await settle(model) { model.number == 2 }
            other.number = 1
        }
        await settle(model, other) { model.number == 1 }
        model.number = 2
        await settle(model, other) { other.number == 1 }
        await task.value
    }

    @Test func checksAfterAChangeOfAnObservableObjectThatTheConditionReads() async {
        let (model, other) = (ObservableModel(), Model())
        var checks = 0
        Task {
            model.unread = 1
            model.number = 1
            model.number = 2
        }
        await settle {
            checks += 1
            return model.number == 2
        }
        #expect(checks == 2)
        Task { model.number = 3 }
        await settle(other) { model.number == 3 && other.number == 0 }
    }

    @Test func aConditionWithoutSourcesThatNeverHoldsSaysSo() async {
        let texts = await failuresOfWaits { await settle { false } }
        #expect(
            texts.first?.hasSuffix(
                "The sources:\n\n  none were named: the condition reads only objects of @Observable classes") == true,
            "\(texts)")
    }

    @Test func seesChangesOnOtherThreads() async {
        let counter = Counter()
        Task.detached { for _ in 0..<1_000 { counter.increment() } }
        await settle(counter) { counter.count == 1_000 }
    }

    @Test func aConditionThatNeverHoldsShowsTheSources() async {
        let model = Model()
        model.number = 17
        let texts = await failuresOfWaits { await settle(model) { false } }
        #expect(
            texts.first?.hasPrefix(
                """
                The condition doesn't hold, and the wait ended after 0.0 seconds.

                This usually means that a task waits for something that the test must provide. The sources:

                  Model(
                """) == true)
        #expect(texts.first?.contains("_number") == true)
        #expect(texts.first?.contains("17") == true, "\(texts)")
    }

    @Test func aCancelledWaitFails() async {
        let model = Model()
        let texts = await failures {
            let task = Task { await settle(model) { false } }
            task.cancel()
            await task.value
        }
        #expect(texts.first?.hasPrefix("The condition doesn't hold, and the wait was cancelled.") == true)
    }

    @Test func aMissingSourceIsReported() async {
        let model = Model()
        var checks = 0
        let texts = await failures {
            await WaitLimits.$current.withValue(WaitLimits(notice: .zero) { _ in }) {
                await settle(model, comment: "a second check") {
                    checks += 1
                    return checks == 2
                }
            }
        }
        #expect(
            texts.first?.hasPrefix(
                "The condition holds (a second check), but no source has reported the change that made it hold.")
                == true)
    }

    @Test func aLongWaitWritesOneLine() async {
        let (model, lines) = (Model(), Lines())
        await WaitLimits.$current.withValue(WaitLimits(notice: .zero, print: lines.add)) {
            let changing = Task {
                await settle(lines) { lines.all.count == 1 }
                model.number = 1
                await settle(lines, model) { model.number == 2 }
            }
            await settle(model, comment: "a number") { model.number == 1 }
            model.number = 2
            await changing.value
        }
        #expect(lines.all.first == "\(#fileID):\(#line - 4): still waits for: a number")
        #expect(lines.all.count { $0.hasSuffix("a number") } == 1)
    }
}

@MainActor
private final class Model: ObservableObject {
    @Published var number = 0
}

@MainActor @Observable
private final class ObservableModel {
    var number = 0
    var unread = 0
}

/// Counts on any thread.
private final class Counter: ObservableObject, Sendable {
    nonisolated(unsafe) let objectWillChange = ObservableObjectPublisher()
    private let state = Mutex(0)
    var count: Int { state.withLock { $0 } }

    func increment() {
        state.withLock { $0 += 1 }
        objectWillChange.send()
    }
}

private final class Lines: ObservableObject, Sendable {
    nonisolated(unsafe) let objectWillChange = ObservableObjectPublisher()
    private let state = Mutex<[String]>([])
    var all: [String] { state.withLock { $0 } }

    @Sendable func add(_ line: String) {
        state.withLock { $0.append(line) }
        objectWillChange.send()
    }
}
