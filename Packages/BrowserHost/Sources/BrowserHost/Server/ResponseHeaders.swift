import HTTPTypes
import HummingbirdCore
import NIOCore

/// The headers of every answer.
struct ResponseHeaders: Sendable {
    private let common: HTTPFields

    init(policy: ContentSecurityPolicy) {
        var fields = HTTPFields()
        fields[.contentSecurityPolicy] = policy.text
        fields[.xContentTypeOptions] = "nosniff"
        fields[.referrerPolicy] = "same-origin"
        fields[.crossOriginOpenerPolicy] = "same-origin"
        fields[.crossOriginResourcePolicy] = "same-origin"
        fields[.permissionsPolicy] = "camera=(), geolocation=(), microphone=(), payment=()"
        fields[.xFrameOptions] = "DENY"
        common = fields
    }

    func response(
        _ status: HTTPResponse.Status, type: String, body: String, cache: String = "no-store",
        _ more: (inout HTTPFields) -> Void = { _ in }
    ) -> Response {
        response(status, type: type, body: ByteBuffer(string: body), cache: cache, more)
    }

    func response(
        _ status: HTTPResponse.Status, type: String, body: ByteBuffer, cache: String = "no-store",
        _ more: (inout HTTPFields) -> Void = { _ in }
    ) -> Response {
        Response(status: status, headers: fields(type, cache, more), body: ResponseBody(byteBuffer: body))
    }

    func stream(_ body: ResponseBody) -> Response {
        Response(status: .ok, headers: fields("text/event-stream", "no-store") { _ in }, body: body)
    }

    func redirect(to location: PageLocation) -> Response {
        Response(
            status: .seeOther,
            headers: fields("text/plain; charset=utf-8", "no-store") { $0[.location] = location.text },
            body: ResponseBody()
        )
    }

    private func fields(_ type: String, _ cache: String, _ more: (inout HTTPFields) -> Void) -> HTTPFields {
        var fields = common
        fields[.contentType] = type
        fields[.cacheControl] = cache
        more(&fields)
        return fields
    }
}

/// The headers that the library has no names for. The names are constants, and valid (RFC 9110, section 5.1).
extension HTTPField.Name {
    static let host = known("Host")
    static let secFetchSite = known("Sec-Fetch-Site")
    static let secFetchDest = known("Sec-Fetch-Dest")
    static let secPurpose = known("Sec-Purpose")
    static let referrerPolicy = known("Referrer-Policy")
    static let crossOriginOpenerPolicy = known("Cross-Origin-Opener-Policy")
    static let crossOriginResourcePolicy = known("Cross-Origin-Resource-Policy")
    static let serverTiming = known("Server-Timing")
    static let permissionsPolicy = known("Permissions-Policy")
    static let xFrameOptions = known("X-Frame-Options")

    private static func known(_ name: String) -> HTTPField.Name {
        // Every name above is valid, so the fallback is never used. It avoids a trap.
        HTTPField.Name(name) ?? .xContentTypeOptions
    }
}
