import FlowKit
import Model

extension StoredFirstLoader where Failure == ServiceError {
    /// Loads again as soon as the server can be reached again, and what has failed as soon as somebody looks at it
    /// again. Returns when the task is cancelled.
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
