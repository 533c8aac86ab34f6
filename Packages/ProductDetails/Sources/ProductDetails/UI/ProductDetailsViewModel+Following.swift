import FlowKit
import Model

extension ProductDetailsViewModel {
    func followBag() async {
        for await bag in dependencies.bag.bag() { quantityInBag = bag[id]?.quantity ?? 0 }
    }

    /// Retries failed loads when the server becomes reachable.
    func followReachability() async {
        for await now in dependencies.reachability.reachability() {
            let isBack = now == .online && reachability == .offline
            let isWaiting = now == .online && (notice == .offline || state.failure == .offline)
            reachability = now
            if isBack || isWaiting { await refresh() }
        }
    }
}
