import FlowKit
import Model

extension StoredFirstLoader where Failure == ServiceError {
    /// Reloads when the server becomes reachable, and retries a failed load when it is observed again. Returns when the
    /// task is cancelled.
    func follow(_ service: any ReachabilityService) async {
        var last: Reachability?
        for await now in service.reachability() {
            let isBack = now == .online && last == .offline
            let isWaiting = now == .online && (state.failure ?? notice)?.isTransient == true
            last = now
            if isBack || isWaiting { await refresh() }
        }
    }
}
