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
