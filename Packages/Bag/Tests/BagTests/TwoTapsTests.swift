import FlowKit
import FlowTesting
import Mocks
import Model
import TestSupport
import Testing

@testable import Bag

/// The bag's actions while the store hasn't responded: the second tap does nothing, and a user who has left the bag stays
/// where they are.
@MainActor
@Suite struct TwoTapsTests {
    private let scene = BagScene([.stools, .apples])
    private let saved: MockSavedItemService
    private let router = Router<BagRoute>()
    private let viewModel: BagViewModel

    init() {
        let (scene, saved) = (scene, MockSavedItemService(bag: scene.bag))
        self.saved = saved
        viewModel = BagViewModel(
            BagDependencyContainer(
                bag: scene.bag, savedItems: saved, analytics: scene.analytics, clock: ManualClock()),
            router: router
        ) { scene.note($0) }
    }

    @Test func twoTapsRemoveALineOnce() async {
        scene.bag.hold()
        async let first: Void = viewModel.remove(.stools)
        async let second: Void = viewModel.remove(.stools)
        await scene.bag.waitUntilHeld()
        // Another button of the same line does nothing either.
        await viewModel.saveForLater(.stools)
        scene.bag.release()
        _ = await (first, second)
        #expect(scene.bag.calls == [.remove(BagLine.stools.id)] && saved.calls.isEmpty)
    }

    @Test func twoTapsSaveALineOnce() async {
        saved.hold()
        async let first: Void = viewModel.saveForLater(.stools)
        async let second: Void = viewModel.saveForLater(.stools)
        await saved.waitUntilHeld()
        saved.release()
        _ = await (first, second)
        #expect(saved.calls == [.saveForLater(BagLine.stools.id)])
        #expect(saved.currentItems.map(\.quantity) == [2])
    }

    @Test(arguments: [false, true])
    func checkoutOpensOnceAndOnlyOverTheBag(hasLeft: Bool) async {
        scene.bag.hold()
        viewModel.setQuantity(5, of: BagLine.stools.id)
        async let first: Void = viewModel.checkOut()
        async let second: Void = viewModel.checkOut()
        await scene.bag.waitUntilHeld()
        if hasLeft { router.push(.bag) }
        scene.bag.release()
        _ = await (first, second)
        #expect(scene.exits == (hasLeft ? [] : [.checkout]))
    }
}
