import FlowKit
import Model

extension ProductDetailsViewModel {
    func followBag() async {
        for await bag in dependencies.bag.bag() { quantityInBag = bag[id]?.quantity ?? 0 }
    }

    /// Loads again what could not be loaded, as soon as the server can be reached again.
    func followReachability() async {
        for await now in dependencies.reachability.reachability() {
            let isBack = now == .online && reachability == .offline
            let isWaiting = now == .online && (notice == .offline || state.failure == .offline)
            reachability = now
            if isBack || isWaiting { await refresh() }
        }
    }
}
