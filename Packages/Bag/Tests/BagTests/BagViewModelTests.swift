import FlowKit
import FlowTesting
import Loading
import Mocks
import Model
import Synchronization
import Testing

@testable import Bag

@MainActor
@Suite struct BagViewModelTests {
    let scene = BagScene([.stools, .apples])
    let viewModel: BagViewModel

    init() {
        viewModel = scene.viewModel()
    }

    @Test func followsTheBagWhileItIsShown() async throws {
        #expect(viewModel.state == .loading)
        try await observed {
            try await scene.bag.remove(BagLine.stools.id)
            await settle(viewModel) { viewModel.state.value?.lines.count == 1 }
            expectNoDifference(viewModel.state.value?.lines, [.apples])
        }
    }

    @Test func changesOfTheBagAreRecorded() async {
        await observed {
            viewModel.setQuantity(5, of: BagLine.stools.id)
            await viewModel.storing?.value
            await viewModel.remove(.stools)
            viewModel.undo.undo()
            await settle(scene.bag, scene.analytics) { scene.analytics.events.count == 3 }
            let stool = BagLine.stools.id
            expectNoDifference(
                scene.analytics.events,
                [
                    .bagChanged(stool, quantity: 5), .bagChanged(stool, quantity: 0), .bagChanged(stool, quantity: 5),
                ])
        }
    }

    @Test func showsAQuantityBeforeItIsStored() async {
        await observed {
            scene.bag.hold()
            viewModel.setQuantity(5, of: BagLine.stools.id)
            #expect(shown(.stools) == 5)
            #expect(scene.stored(.stools) == 2)

            scene.bag.release()
            await settle(viewModel, scene.bag) { scene.stored(.stools) == 5 && shown(.stools) == 5 }
            #expect(scene.stored(.stools) == 5)
            #expect(shown(.stools) == 5)
        }
    }

    @Test func aBagThatWasReadBeforeAQuantityWasStoredIsReadAgain() async {
        let service = ScriptedBag(reads: 2)
        let viewModel = BagViewModel(BagDependencyContainer(storing: service)) { _ in }
        var shown: [Int] = []
        // Before each change.
        let changes = viewModel.objectWillChange.sink {
            MainActor.assumeIsolated {
                if let quantity = viewModel.quantity, quantity != shown.last { shown.append(quantity) }
            }
        }
        let observing = Task { await viewModel.observe() }
        service.yield(2, to: 0)
        await settle(viewModel) { viewModel.quantity == 2 }

        viewModel.setQuantity(5, of: BagLine.stools.id)
        await viewModel.storing?.value
        service.yield(2, to: 0)
        service.yield(6, to: 1)
        await settle(viewModel) { viewModel.quantity == 6 }
        #expect(shown == [2, 5])
        changes.cancel()
        observing.cancel()
        await observing.value
    }

    @Test func quickTapsAreStoredOneAfterTheOtherAndTheLastOneCounts() async {
        await observed {
            scene.bag.hold()
            for quantity in 3...6 { viewModel.setQuantity(quantity, of: BagLine.stools.id) }
            await settle(scene.bag) { scene.bag.calls.count == 1 }
            for quantity in 7...9 { viewModel.setQuantity(quantity, of: BagLine.stools.id) }
            viewModel.setQuantity(5, of: BagLine.apples.id)
            scene.bag.release()
            await settle(scene.bag) { scene.stored(.stools) == 9 && scene.stored(.apples) == 5 }

            #expect(
                scene.bag.calls == [
                    .setQuantity(6, BagLine.stools.id), .setQuantity(9, BagLine.stools.id),
                    .setQuantity(5, BagLine.apples.id),
                ])
            #expect(shown(.stools) == 9)
            #expect(shown(.apples) == 5)
        }
    }

    @Test func quantityChangesAreStoredAfterScreenIsReleased() async {
        scene.bag.hold()
        await expectNoLeaks { leaks in
            let leaving = leaks.track(scene.viewModel())
            leaving.setQuantity(3, of: BagLine.stools.id)
            leaving.setQuantity(4, of: BagLine.apples.id)
            scene.bag.release()
        }
        #expect(scene.stored(.stools) == 3)
    }

    @Test func aRefusedQuantityGoesBackToWhatIsStored() async {
        await observed {
            viewModel.setQuantity(10, of: BagLine.apples.id)
            await settle(viewModel) { viewModel.alert != nil }
            #expect(
                viewModel.alert == AlertState(title: "Couldn't change quantity", message: "Only \(9) left in stock."))
            #expect(shown(.apples) == 4)
        }
    }

    @Test func aNewerQuantityIsStoredAfterAnEarlierOneIsRefused() async {
        await observed {
            scene.bag.hold()
            viewModel.setQuantity(10, of: BagLine.apples.id)
            await scene.bag.waitUntilHeld()
            viewModel.setQuantity(9, of: BagLine.apples.id)
            scene.bag.release()
            await viewModel.storing?.value
            #expect(scene.stored(.apples) == 9)
            #expect(shown(.apples) == 9)
            #expect(viewModel.alert == nil)
        }
    }

    @Test func aQuantityThatCanNotBeStoredGoesBackToo() async {
        await observed {
            scene.bag.failure = .storage("disk full")
            viewModel.setQuantity(3, of: BagLine.stools.id)
            await settle(viewModel) { viewModel.alert != nil }
            #expect(viewModel.alert?.title == "Can't access saved data")
            #expect(shown(.stools) == 2)
        }
    }

    @Test func cancellationIsNotAnErrorToShow() async {
        await observed {
            scene.bag.failure = .cancelled
            await viewModel.remove(.stools)
            #expect(viewModel.alert == nil)
            #expect(viewModel.undo.message == nil)
        }
    }

    @Test func removesAndPutsBackWhereItWas() async {
        await viewModel.remove(.stools)
        expectNoDifference(scene.bag.currentBag.lines, [.apples])
        #expect(viewModel.undo.message == "\("Stool") removed")

        viewModel.undo.undo()
        await settle(scene.bag) { scene.bag.currentBag.lines.count == 2 }
        expectNoDifference(scene.bag.currentBag.lines, [.stools, .apples])
        #expect(viewModel.undo.message == nil)
    }

    @Test func putsBackTheQuantityThatWasShownLast() async {
        await observed {
            scene.bag.hold {
                if case .setQuantity = $0 { true } else { false }
            }
            viewModel.setQuantity(7, of: BagLine.stools.id)
            let removing = Task { await viewModel.remove(.stools) }
            await scene.bag.waitUntilHeld()
            #expect(scene.bag.calls == [.setQuantity(7, BagLine.stools.id)])
            scene.bag.release()
            await removing.value
            #expect(scene.stored(.stools) == nil)
            viewModel.undo.undo()
            await settle(scene.bag) { scene.stored(.stools) != nil }
            #expect(scene.stored(.stools) == 7)
        }
    }

    @Test func aFailedRemovalKeepsTheLine() async {
        scene.bag.failure = .storage("disk full")
        await viewModel.remove(.stools)
        #expect(scene.stored(.stools) == 2)
        #expect(viewModel.alert?.title == "Can't access saved data")
        #expect(viewModel.undo.message == nil)
    }

    @Test func removingMissingProductOffersNoUndo() async {
        await viewModel.remove(BagLine(product: .fixture(id: 99), quantity: 1))
        #expect(viewModel.undo.message == nil)
        #expect(viewModel.alert == nil)
    }

    @Test func leadsOutThroughItsExits() {
        viewModel.open(.apples)
        viewModel.startShopping()
        expectNoDifference(scene.exits, [.product(BagLine.apples.id), .shop])
    }

    private func shown(_ line: BagLine) -> Int? { viewModel.state.value?[line.id]?.quantity }

    /// Runs `body` while the screen is shown.
    private func observed(_ body: () async throws -> Void) async rethrows {
        let observing = Task { await viewModel.observe() }
        defer { observing.cancel() }
        await settle(viewModel) { viewModel.state.isSuccess }
        try await body()
    }
}

/// A bag whose streams say what a test lets them say. Changes don't change it.
private final class ScriptedBag: BagService {
    private let streams: [(stream: AsyncStream<Bag>, continuation: AsyncStream<Bag>.Continuation)]
    private let readCount = Mutex(0)

    init(reads: Int) {
        streams = (0..<reads).map { _ in AsyncStream.makeStream() }
    }

    func yield(_ quantity: Int, to read: Int) {
        streams[read].continuation.yield(Bag(lines: [BagLine(product: BagLine.stools.product, quantity: quantity)]))
    }

    func bag() -> AsyncStream<Bag> {
        let read = readCount.withLock { count in
            defer { count += 1 }
            return count
        }
        return streams[read].stream
    }

    func add(_ id: Product.ID, quantity: Int) async throws(BagError) {}
    func take(_ id: Product.ID, quantity: Int) async throws(BagError) {}
    func setQuantity(_ quantity: Int, of id: Product.ID) async throws(BagError) {}
    func remove(_ id: Product.ID) async throws(BagError) -> RemovedBagLine? { nil }
    func restore(_ removed: RemovedBagLine) async throws(BagError) {}
}

extension BagViewModel {
    /// The quantity of the first line.
    fileprivate var quantity: Int? { state.value?.lines.first?.quantity }
}
