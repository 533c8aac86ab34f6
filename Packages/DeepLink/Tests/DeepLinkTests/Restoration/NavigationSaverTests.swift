import DeepLink
import FlowKit
import FlowTestSupport
import Foundation
import Testing

@MainActor
@Suite(.timeLimit(.minutes(60))) struct NavigationSaverTests {
    private struct Full: Error {}

    /// Stores what is saved. A test can hold saves up, or make them fail.
    @MainActor
    private final class Store: ObservableObject {
        @Published private(set) var saved: [String] = []
        @Published private(set) var failureCount = 0
        /// The number of saves that have begun and not ended.
        @Published private(set) var runningCount = 0
        var gate: Gate?
        var isFull = false

        func save(_ data: Data) async throws {
            runningCount += 1
            defer { runningCount -= 1 }
            #expect(runningCount == 1, "one is saved after the other")
            await gate?.pass()
            if isFull {
                failureCount += 1
                throw Full()
            }
            saved.append(String(decoding: data, as: UTF8.self))
        }
    }

    private let clock = ManualClock()
    private let store = Store()
    private let saver: NavigationSaver<Mall>
    private let navigator: Navigator<Mall>

    init() throws {
        let store = store
        saver = NavigationSaver(try .mall(), clock: clock) { try await store.save($0) }
        navigator = Navigator(MallState(), observers: [saver])
    }

    private func text(_ screens: MallScreen...) throws -> String {
        let state = MallState(.replace(screens))
        return String(decoding: try MallArchive.mall().encode(state), as: UTF8.self)
    }

    @Test func aBurstIsSavedOnce() async throws {
        for number in 1...5 { navigator.apply(.push(.product(number))) }
        try await clock.waitForSleepers(1)
        #expect(clock.sleeps == [.seconds(1)])
        #expect(store.saved.isEmpty)
        clock.advance(by: .seconds(1))
        await wait(for: store) { $0.saved.count == 1 }
        #expect(store.saved == [try text(.product(1), .product(2), .product(3), .product(4), .product(5))])
    }

    /// After a restoration, no task would await the value.
    @Test func aFlowWithAnAwaitedValueIsSavedIfItIsRestorable() async throws {
        navigator.apply(.push(.product(1)))
        let form = navigator.presentation(of: ResultRoute<MallScreen, Int>(.photo(1)))
        navigator.apply(.present(.sheet(FlowState(root: .product(2)))))
        await saver.flush()
        #expect(store.saved == [try text(.product(1))])

        form.cancel()
        let signIn = navigator.presentation(of: ResultRoute<MallScreen, Int>(.signIn, isRestorable: true))
        await saver.flush()
        #expect(store.saved.last?.contains("/signin") == true)
        signIn.cancel()
    }

    @Test func aChangeMeanwhileIsWaitedFor() async throws {
        navigator.apply(.push(.product(1)))
        try await clock.waitForSleepers(1)
        navigator.apply(.push(.product(2)))
        clock.advance(by: .seconds(1))
        try await clock.waitForSleepers(1)
        #expect(store.saved.isEmpty)
        clock.advance(by: .seconds(1))
        await wait(for: store) { $0.saved.count == 1 }
        #expect(store.saved == [try text(.product(1), .product(2))])
    }

    @Test func theAppMayGoToTheBackground() async throws {
        navigator.apply(.push(.product(1)))
        await saver.flush()
        #expect(store.saved == [try text(.product(1))])
        await saver.flush()
        navigator.apply(.push(.product(1)))
        navigator.apply(.pop())
        navigator.apply(.pop(7))
        navigator.apply(.push(.product(1)))
        await saver.flush()
        #expect(store.saved.count == 1, "the same is not saved twice")
        navigator.apply(.pop())
        await saver.flush()
        #expect(store.saved.last == (try text()))
    }

    @Test func unchangedStateIsNotSaved() async throws {
        navigator.apply(.pop())
        navigator.apply(.push(.product(1), on: .modal(ModalID(rawValue: 4))))
        #expect(clock.sleeps.isEmpty)
        await saver.flush()
        #expect(store.saved.isEmpty)
    }

    /// A slow disk doesn't reorder the saves.
    @Test func latestSaveIsWrittenLast() async throws {
        let gate = Gate()
        store.gate = gate
        navigator.apply(.push(.product(1)))
        let first = Task { await saver.flush() }
        await gate.waitUntilReached()
        navigator.apply(.push(.product(2)))
        let second = await begin { [saver] in await saver.flush() }
        #expect(store.saved.isEmpty)
        gate.open()
        await first.value
        await second.value
        #expect(store.saved == [try text(.product(1)), try text(.product(1), .product(2))])
    }

    @Test func aFailedSaveIsRepeated() async throws {
        store.isFull = true
        navigator.apply(.push(.product(1)))
        try await clock.waitForSleepers(1)
        clock.advance(by: .seconds(1))
        for (failures, delay) in [(1, 2), (2, 4), (3, 8)] {
            await wait(for: store) { $0.failureCount == failures }
            try await clock.waitForSleepers(1)
            #expect(clock.sleeps == [.seconds(delay)], "it waits longer after each failure")
            if failures == 3 { store.isFull = false }
            clock.advance(by: .seconds(delay))
        }
        await wait(for: store) { $0.saved.count == 1 }
        #expect(store.saved == [try text(.product(1))])
        try await clock.waitForSleepers(0)
    }

    /// A change after a failure is saved soon, also if it leads back to the state that could not be saved.
    @Test func aChangeAfterAFailedSaveIsSaved() async throws {
        store.isFull = true
        navigator.apply(.push(.product(1)))
        await saver.flush()
        #expect(store.failureCount == 1)
        store.isFull = false
        navigator.apply(.push(.product(2)))
        navigator.apply(.pop())
        try await clock.waitForSleepers(1)
        #expect(clock.sleeps == [.seconds(1)])
        clock.advance(by: .seconds(1))
        await wait(for: store) { $0.saved.count == 1 }
        #expect(store.saved == [try text(.product(1))])
    }

    @Test func nothingIsLeftOfIt() async throws {
        let store = store
        var saver: NavigationSaver<Mall>? = NavigationSaver(try .mall(), clock: clock) { try await store.save($0) }
        var navigator = saver.map { Navigator(MallState(), observers: [$0]) }
        weak var held: NavigationSaver<Mall>?
        held = saver
        navigator?.apply(.push(.product(1)))
        try await clock.waitForSleepers(1)
        (saver, navigator) = (nil, nil)
        #expect(held == nil)
        // Its timer is cancelled.
        try await clock.waitForSleepers(0)
        #expect(store.saved.isEmpty)
    }
}
