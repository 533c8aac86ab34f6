import FlowKit

extension DataOrigin {
    /// Under which of two names a mock keeps what it is to throw: the server's or the device's.
    var failing: DataOrigin { mayAskSource ? .fresh : .stored }
}
