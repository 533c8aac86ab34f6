import HTTPTypes

/// A request, taken apart as far as answers need it.
struct StoreQuestion {
    var method: HTTPRequest.Method = .get
    let target: RequestTarget
    /// The header of that name.
    var authorization: String?
    /// The header of that name.
    var idempotencyKey: String?
    /// What was sent; empty where nothing is read.
    var body: [UInt8] = []
    /// What the addresses in the answer begin with.
    let baseURL: String
    /// What is to go wrong, where it is the answer's content.
    var fault: Fault?
    /// What a change waits for, once it has been understood.
    var pause: @Sendable () async -> Void = {}
}
