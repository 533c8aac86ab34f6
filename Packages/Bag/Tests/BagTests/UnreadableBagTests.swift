import FlowKit
import FlowTesting
import Loading
import Mocks
import Model
import SharedUI
import Synchronization
import Testing

@testable import Bag

#if Headless || !canImport(SwiftUI)
    import ScreenTesting
#endif

@MainActor
@Suite struct UnreadableBagTests {
    private let bag = BreakableBag(BagLine.stools)
    private let failure = ServiceError.storage("the bag can't be read")

    @Test func aBagThatCannotBeReadIsAnErrorUntilItIsRetried() async {
        bag.breakDown()
        let viewModel = viewModel()
        let observing = Task { await viewModel.observe() }
        await settle(viewModel) { viewModel.state == .error(failure) }

        bag.repair()
        viewModel.retry()
        #expect(viewModel.state == .loading)
        await settle(viewModel) { viewModel.state.isSuccess }
        expectNoDifference(viewModel.state.value?.lines, [.stools])
        observing.cancel()
    }

    @Test func aBagThatCanNoLongerBeReadStaysWithANoticeUntilItIsRetried() async {
        let viewModel = viewModel()
        let observing = Task { await viewModel.observe() }
        await settle(viewModel) { viewModel.state.isSuccess }
        bag.breakDown()
        await settle(viewModel) { viewModel.notice == failure }
        expectNoDifference(viewModel.state.value?.lines, [.stools])

        // A quantity that isn't stored isn't shown.
        viewModel.setQuantity(5, of: BagLine.stools.id)
        await settle(viewModel) { viewModel.alert != nil }
        expectNoDifference(viewModel.state.value?.lines, [.stools])

        bag.repair()
        viewModel.retry()
        await settle(viewModel) { viewModel.notice == nil }
        observing.cancel()
    }

    @Test func aScreenThatGoesAwaySaysNothing() async {
        let viewModel = viewModel()
        let observing = Task { await viewModel.observe() }
        observing.cancel()
        await observing.value
        #expect(viewModel.state.failure == nil)
    }

    private func viewModel() -> BagViewModel { BagViewModel(BagDependencyContainer(storing: bag)) { _ in } }

    #if Headless || !canImport(SwiftUI)
        @Test func theScreenSaysSoAndFindsBack() async {
            bag.breakDown()
            let viewModel = viewModel()
            let app = ScreenDriver { NavigationStack { BagView(viewModel: viewModel) } }
            await app.settle { app.shows("Can't access saved data") }
            #expect(!app.shows("Loading"))

            bag.repair()
            app.tap("Try again")
            await app.settle { app.shows("Stool") }
        }

        @Test func theScreenShowsTheNoticeAboveTheBag() async {
            let viewModel = viewModel()
            let app = ScreenDriver { NavigationStack { BagView(viewModel: viewModel) } }
            await app.settle { app.shows("Stool") }
            bag.breakDown()
            await app.settle { app.shows("Can't access saved data. Showing saved content.") }
            #expect(app.shows("Stool"))

            bag.repair()
            app.tap("Try again")
            await app.settle { !app.shows("Try again") }
        }

        @Test func nothingIsLeftOfAScreenThatTriedAgain() async {
            await expectNoLeaks { leaks in
                bag.breakDown()
                let viewModel = leaks.track(viewModel())
                let app = ScreenDriver { NavigationStack { BagView(viewModel: viewModel) } }
                await app.settle { app.shows("Try again") }
                bag.repair()
                app.tap("Try again")
                await app.settle { app.shows("Stool") }
            }
        }
    #endif
}

/// A bag in a store whose file can get damaged, and be repaired.
private final class BreakableBag: BagService {
    private let base: MockBagService
    private let readers = Mutex<(isBroken: Bool, watching: [Task<Void, Never>])>((false, []))

    init(_ line: BagLine) { base = MockBagService(Bag(lines: [line])) }

    func breakDown() {
        base.failure = .storage("disk image is malformed")
        readers.withLock { readers in
            readers.isBroken = true
            for watching in readers.watching { watching.cancel() }
        }
    }

    func repair() {
        base.failure = nil
        readers.withLock { $0.isBroken = false }
    }

    func bag() -> AsyncStream<Bag> {
        let (stream, continuation) = AsyncStream.makeStream(of: Bag.self)
        readers.withLock { readers in
            guard !readers.isBroken else { return continuation.finish() }
            let watching = Task { [bags = base.bag()] in
                for await bag in bags { continuation.yield(bag) }
                continuation.finish()
            }
            readers.watching.append(watching)
            continuation.onTermination = { _ in watching.cancel() }
        }
        return stream
    }

    func add(_ id: Product.ID, quantity: Int) async throws(BagError) { try await base.add(id, quantity: quantity) }
    func take(_ id: Product.ID, quantity: Int) async throws(BagError) { try await base.take(id, quantity: quantity) }
    func setQuantity(_ quantity: Int, of id: Product.ID) async throws(BagError) {
        try await base.setQuantity(quantity, of: id)
    }
    func remove(_ id: Product.ID) async throws(BagError) -> RemovedBagLine? { try await base.remove(id) }
    func restore(_ removed: RemovedBagLine) async throws(BagError) { try await base.restore(removed) }
}
