import DeepLink
import FlowKit
import Foundation
import TestClocks
import Testing

@MainActor
@Suite struct NavigationSaverTests {
    /// Keeps what is saved; holds a save up if the test likes.
    private actor Store {
        private(set) var saved: [String] = []
        private var gates: [CheckedContinuation<Void, Never>] = []
        private var isClosed = false

        func save(_ data: Data) async {
            if isClosed { await withCheckedContinuation { gates.append($0) } }
            saved.append(String(decoding: data, as: UTF8.self))
        }

        func close() { isClosed = true }

        /// Lets the saves through that wait, and those to come.
        func open() {
            isClosed = false
            for gate in gates { gate.resume() }
            gates = []
        }

        var waiting: Int { gates.count }
    }

    private let clock = ManualClock()
    private let store = Store()
    private let saver: NavigationSaver<Mall>
    private let navigator: Navigator<Mall>

    init() throws {
        let store = store
        saver = NavigationSaver(try .mall(), clock: clock) { await store.save($0) }
        navigator = Navigator(MallState(), middleware: [saver])
    }

    private func text(_ screens: MallScreen...) throws -> String {
        let state = MallState(.replace(screens))
        return String(decoding: try MallArchive.mall().encode(state).data, as: UTF8.self)
    }

    private func wait(for count: Int) async -> Bool {
        for _ in 0..<5_000 {
            if await store.saved.count >= count { return true }
            await Task.yield()
        }
        return false
    }

    @Test func aBurstIsSavedOnce() async throws {
        for number in 1...5 { navigator.apply(.push(.product(number))) }
        try await clock.waitForSleepers(1)
        #expect(clock.sleeps == [.seconds(1)])
        #expect(await store.saved.isEmpty)
        clock.advance(by: .seconds(1))
        #expect(await wait(for: 1))
        #expect(await store.saved == [try text(.product(1), .product(2), .product(3), .product(4), .product(5))])
    }

    @Test func aChangeMeanwhileIsWaitedFor() async throws {
        navigator.apply(.push(.product(1)))
        try await clock.waitForSleepers(1)
        navigator.apply(.push(.product(2)))
        clock.advance(by: .seconds(1))
        try await clock.waitForSleepers(1)
        #expect(await store.saved.isEmpty)
        clock.advance(by: .seconds(1))
        #expect(await wait(for: 1))
        #expect(await store.saved == [try text(.product(1), .product(2))])
    }

    @Test func theAppMayGoToTheBackground() async throws {
        navigator.apply(.push(.product(1)))
        await saver.flush()
        #expect(await store.saved == [try text(.product(1))])
        await saver.flush()
        navigator.apply(.push(.product(1)))
        navigator.apply(.pop())
        navigator.apply(.pop(7))
        navigator.apply(.push(.product(1)))
        await saver.flush()
        #expect(await store.saved.count == 1, "the same is not saved twice")
        navigator.apply(.pop())
        await saver.flush()
        #expect(await store.saved.last == (try text()))
    }

    @Test func whatChangesNothingIsNotSaved() async throws {
        navigator.apply(.pop())
        navigator.apply(.push(.product(1), on: .modal(ModalID(rawValue: 4))))
        #expect(clock.sleeps.isEmpty)
        await saver.flush()
        #expect(await store.saved.isEmpty)
    }

    /// A slow disk does not turn the order round.
    @Test func whatIsSavedLaterStays() async throws {
        await store.close()
        navigator.apply(.push(.product(1)))
        let first = Task { await saver.flush() }
        for _ in 0..<5_000 where await store.waiting == 0 { await Task.yield() }
        navigator.apply(.push(.product(2)))
        let second = Task { await saver.flush() }
        for _ in 0..<50 { await Task.yield() }
        #expect(await store.waiting == 1, "one is saved after the other")
        #expect(await store.saved.isEmpty)
        await store.open()
        await first.value
        await second.value
        #expect(await store.saved == [try text(.product(1)), try text(.product(1), .product(2))])
    }

    @Test func whatCanNotBeSavedIsTold() async throws {
        navigator.apply(.push(.search(text: String(repeating: "a", count: 70_000))))
        await saver.flush()
        #expect(saver.dropped.map(\.description) == ["tab home: No link leads to it."])
    }

    @Test func nothingIsLeftOfIt() async throws {
        let store = store
        var saver: NavigationSaver<Mall>? = NavigationSaver(try .mall(), clock: clock) { await store.save($0) }
        var navigator = saver.map { Navigator(MallState(), middleware: [$0]) }
        weak let held = saver
        navigator?.apply(.push(.product(1)))
        try await clock.waitForSleepers(1)
        (saver, navigator) = (nil, nil)
        #expect(held == nil)
        for _ in 0..<5_000 where !clock.sleeps.isEmpty { await Task.yield() }
        #expect(clock.sleeps.isEmpty, "its timer is cancelled")
        #expect(await store.saved.isEmpty)
    }
}
