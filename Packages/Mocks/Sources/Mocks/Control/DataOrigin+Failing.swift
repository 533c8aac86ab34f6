import FlowKit

extension DataOrigin {
    /// The key under which a mock stores its failure: that of the server or that of the device.
    var failing: DataOrigin { mayAskSource ? .fresh : .stored }
}
