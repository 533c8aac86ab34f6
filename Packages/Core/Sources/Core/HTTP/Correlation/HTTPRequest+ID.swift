extension HTTPRequest {
    /// What the logs on both sides know this request by, however often it is sent; nil as long as it has none.
    public var id: String? { headers["X-Request-ID"] }

    /// The same request under another name, or under none.
    func identified(by id: String?) -> HTTPRequest {
        var request = self
        request.headers.remove("X-Request-ID")
        if let id { request.headers.add("X-Request-ID", id) }
        return request
    }
}
