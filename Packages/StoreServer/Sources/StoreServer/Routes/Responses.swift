import Foundation
import HTTPTypes
import Hummingbird

extension JSONEncoder {
    /// Returns the encoder of all JSON that the server writes. Sorted fields give equal values equal bytes, and so equal
    /// ETags.
    static func store() -> JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }
}

/// Encodes the values that routes return as JSON that clients may cache and must revalidate.
struct CacheableJSONEncoder: ResponseEncoder {
    func encode(_ value: some Encodable, from request: Request, context: some RequestContext) throws -> Response {
        .cacheable(
            try JSONEncoder.store().encode(value), contentType: PrivateResponse.contentType, cacheControl: "no-cache",
            to: request)
    }
}

extension Response {
    /// Returns a response with an ETag, or `304 Not Modified` if the client has this body already.
    static func cacheable(_ body: Data, contentType: String, cacheControl: String, to request: Request) -> Response {
        let tag = "\"\(Fingerprint.text(of: body))\""
        var response = Response(status: .notModified, headers: [.cacheControl: cacheControl, .eTag: tag])
        let known = (request.headers[.ifNoneMatch] ?? "").split(separator: ",").map { $0.filter { $0 != " " } }
        if known.contains(where: { $0 == "*" || $0 == tag || $0 == "W/" + tag }) { return response }
        response.status = .ok
        response.headers[.contentType] = contentType
        response.body = ResponseBody(byteBuffer: ByteBuffer(bytes: body))
        return response
    }
}

/// A JSON response that no cache stores: a user's data, the result of a change, or an error.
struct PrivateResponse: ResponseGenerator, Sendable {
    static let contentType = "application/json; charset=utf-8"

    let status: HTTPResponse.Status
    var headers: HTTPFields = [:]
    /// The JSON; empty for a response without content.
    let body: String

    static let noContent = PrivateResponse(status: .noContent, body: "")

    init(status: HTTPResponse.Status, body: String) {
        self.status = status
        self.body = body
    }

    init(_ value: some Encodable, status: HTTPResponse.Status = .ok) throws {
        self.init(status: status, body: String(decoding: try JSONEncoder.store().encode(value), as: UTF8.self))
    }

    /// The response to an error, in DummyJSON's format. Rethrows an error that isn't an HTTP response.
    init(_ error: any Error) throws {
        switch error {
        case let error as ConflictError:
            try self.init(error, status: error.status)
        case let error as GoneError:
            try self.init(error, status: .notFound)
        case let error as HTTPError:
            try self.init(["message": error.body ?? error.status.reasonPhrase], status: error.status)
            headers = error.headers
        default:
            throw error
        }
    }

    func response(from request: Request, context: some RequestContext) -> Response {
        var headers = headers
        headers[.cacheControl] = "no-store"
        // With a body, these would break the connection's framing.
        let hasBody = !body.isEmpty && ![.noContent, .resetContent, .notModified].contains(status)
        if hasBody { headers[.contentType] = Self.contentType }
        return Response(
            status: status, headers: headers,
            body: hasBody ? ResponseBody(byteBuffer: ByteBuffer(string: body)) : ResponseBody())
    }
}

extension HTTPFields {
    /// The value of a header without a constant in HTTPTypes.
    subscript(named name: String) -> String? {
        get { HTTPField.Name(name).flatMap { self[$0] } }
        set { if let name = HTTPField.Name(name) { self[name] = newValue } }
    }
}

/// A hash that tells contents apart (FNV-1a), equal for equal bytes in every process. It isn't secure.
enum Fingerprint {
    static func text(of bytes: some Sequence<UInt8>) -> String {
        let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        return String(hash, radix: 36)
    }
}
