import HTTPTypes

/// An answer, before it is written to a connection.
struct StoreResponse {
    var status: HTTPResponse.Status = .ok
    var headers: HTTPFields = [:]
    var body: [UInt8] = []
    /// What comes instead of the body, made while it is sent.
    var stream: AnswerStream?

    static let json = "application/json; charset=utf-8"

    static func json(_ write: (inout JSONWriter) -> Void) -> StoreResponse {
        var writer = JSONWriter()
        write(&writer)
        // Stored answers may be shown while the store is asked whether they still hold.
        return StoreResponse(
            headers: [.contentType: json, .cacheControl: "no-cache", .eTag: entityTag(writer.bytes)],
            body: writer.bytes)
    }

    /// For one person only: nobody on the way keeps it.
    static func privateJSON(
        status: HTTPResponse.Status = .ok, _ write: (inout JSONWriter) -> Void
    ) -> StoreResponse {
        var writer = JSONWriter()
        write(&writer)
        return StoreResponse(
            status: status, headers: [.contentType: json, .cacheControl: "no-store"], body: writer.bytes)
    }

    /// It is done, and there is nothing to say.
    static let done = StoreResponse(status: .noContent, headers: [.cacheControl: "no-store"])

    static func picture(_ svg: String) -> StoreResponse {
        let bytes = Array(svg.utf8)
        return StoreResponse(
            headers: [
                .contentType: "image/svg+xml; charset=utf-8",
                .cacheControl: "public, max-age=86400",
                .eTag: entityTag(bytes),
                // Opened by itself, a picture is a document: it can do nothing there either.
                .contentSecurityPolicy: "default-src 'none'",
                .accessControlAllowOrigin: "*",
            ],
            body: bytes)
    }

    init(status: HTTPResponse.Status = .ok, headers: HTTPFields = [:], body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        self.headers[.xContentTypeOptions] = "nosniff"
        self.body = body
    }

    init(_ refusal: Refusal) {
        self.init(
            status: refusal.status, headers: [.contentType: Self.json, .cacheControl: "no-store"], body: refusal.body)
        headers[.allow] = refusal.allow
        headers[.retryAfter] = refusal.retryAfter.map(String.init)
    }

    /// The same without a body, where the client has it already (RFC 9110, section 13.1.2).
    func revalidated(_ request: HTTPFields) -> StoreResponse {
        guard status == .ok, let tag = headers[.eTag], let known = request[.ifNoneMatch] else { return self }
        let tags = known.split(separator: ",").map { $0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed() }
        guard known == "*" || tags.contains(where: { String($0) == tag || String($0) == "W/" + tag }) else {
            return self
        }
        var copy = self
        copy.status = .notModified
        copy.headers[.contentType] = nil
        copy.body = []
        return copy
    }

    /// Equal bodies have equal tags, in every run.
    private static func entityTag(_ bytes: [UInt8]) -> String { "\"\(Hash.text(bytes))\"" }
}
