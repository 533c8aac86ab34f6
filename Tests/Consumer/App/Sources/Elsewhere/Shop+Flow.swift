import FlowKit
import Model
import Wishlist

extension Shop {
    /// Moves a product to the bag, takes it back, and leaves by both ways out.
    func useTheFlow() async {
        let flow = makeFlow()
        flow.navigate(to: .wishlist)
        print("flow: shows \(flow.router.currentRoutes)")

        let viewModel = flow.makeWishlistViewModel()
        let observing = Task { await viewModel.observe() }
        await settle { viewModel.state.value?.count == 2 }
        print("flow: \(contents)")

        guard let item = viewModel.state.value?.first else { return print("flow: nothing is on the wishlist") }
        await viewModel.moveToBag(item)
        print("flow: \(viewModel.undo.message ?? "no undo"): \(contents)")
        viewModel.undo.undo()
        await settle { bagService.currentBag.isEmpty && wishlistService.currentItems.count == 2 }
        print("flow: taken back: \(contents)")

        viewModel.open(item)
        viewModel.startShopping()
        observing.cancel()
    }
}
