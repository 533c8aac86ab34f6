import FlowKit
import Loading

extension FetchPolicy {
    /// The key under which a mock stores its failure: that of the server or that of the device.
    var failing: FetchPolicy { mayFetch ? .networkOnly : .cacheOnly }
}
