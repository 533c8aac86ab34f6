import HTTPTypes
import HummingbirdCore

extension PageResponder {
    /// A screen as a complete document.
    func page(_ request: Request, at location: PageLocation) async throws -> Response {
        guard OriginPolicy.isNavigation(request.headers) else { throw Refusal.notNavigation }
        let known = cookie.read(request.headers)
        if known == nil, OriginPolicy.isCrossSite(request.headers) {
            // The browser may have a cookie that it doesn't send to a link from elsewhere. A step of our own brings it out;
            // a new session in its place would cost a person their bag.
            return headers.response(.ok, type: Self.html, body: document.relay(to: location))
        }
        var session = try await registry.find(known)
        let isNew = session == nil
        if session == nil { session = try await registry.create() }
        guard let session else { throw Refusal.noSession }
        guard await session.visit(location) else {
            return headers.response(.notFound, type: Self.html, body: document.notFound(location)) { fields in
                if isNew { fields[.setCookie] = cookie.header(for: session.id) }
            }
        }
        await session.settle()
        let body = await document.html(session.makePage())
        return headers.response(.ok, type: Self.html, body: body) { fields in
            // Sent every time: the cookie lives as long as its directory, which starts anew with each use.
            fields[.setCookie] = cookie.header(for: session.id)
        }
    }

    static let html = "text/html; charset=utf-8"
}
