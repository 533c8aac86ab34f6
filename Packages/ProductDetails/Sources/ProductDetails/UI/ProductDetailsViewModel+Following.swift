import FlowKit
import Loading
import Model

extension ProductDetailsViewModel {
    func followBag() async {
        for await bag in dependencies.bag.bag() { quantityInBag = bag[id]?.quantity ?? 0 }
    }

    /// Retries failed loads when the server becomes reachable.
    func followReachability() async {
        await dependencies.reachability.retryFailures(
            { state.failure ?? notice }, waitUntilIdle: { await product.waitUntilIdle() }, retry: { await refresh() })
    }
}
