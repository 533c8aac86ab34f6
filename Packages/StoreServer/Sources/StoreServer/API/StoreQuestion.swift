/// A request, taken apart as far as answers need it.
struct StoreQuestion {
    let target: RequestTarget
    /// The header of that name.
    var authorization: String?
    /// What was sent; empty where nothing is read.
    var body: [UInt8] = []
    /// What the addresses in the answer begin with.
    let baseURL: String
    /// What is to go wrong, where it is the answer's content.
    var fault: Fault?
}
