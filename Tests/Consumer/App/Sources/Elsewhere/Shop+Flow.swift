import FlowKit
import Model
import Wishlist

extension Shop {
    /// Moves a product to the bag, takes it back, and leaves by both ways out.
    func useTheFlow() async {
        let flow = makeFlow()
        flow.router.navigate(to: .wishlist)
        print("flow: shows \(flow.router.path)")

        let viewModel = flow.makeWishlistViewModel()
        let observing = Task { await viewModel.observe() }
        let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
        let subscription = viewModel.objectWillChange.sink { continuation.yield() }
        for await _ in changes where viewModel.state.value?.count == 2 { break }
        subscription.cancel()
        print("flow: \(contents)")

        guard let item = viewModel.state.value?.first else { return print("flow: nothing is on the wishlist") }
        await viewModel.moveToBag(item)
        print("flow: \(String(localized: flow.undo.message ?? "no undo")): \(contents)")
        flow.undo.undo()
        await waitUntilTakenBack()
        print("flow: taken back: \(contents)")

        viewModel.open(item)
        viewModel.startShopping()
        observing.cancel()
    }
}
