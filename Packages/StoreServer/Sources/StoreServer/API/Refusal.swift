import HTTPTypes
import NIOHTTP1

/// Why a request gets no answer. The texts are part of the interface.
struct Refusal: Error, Equatable {
    let status: HTTPResponse.Status
    let message: String
    var allow: String?
    var retryAfter: Int?
    /// What is said besides, where a program acts on it.
    var details: Conflict?

    var body: [UInt8] {
        var json = JSONWriter()
        json.object {
            $0.field("message", message)
            details?.write(to: &$0)
        }
        return json.bytes
    }

    static func badNumber(_ name: String) -> Refusal {
        Refusal(status: .badRequest, message: "Invalid '\(name)' - must be a whole number, 0 or more")
    }
    static let badOrder = Refusal(status: .badRequest, message: "Order can be: 'asc' or 'desc'")
    static func badSort(_ name: String) -> Refusal {
        Refusal(status: .badRequest, message: "Can't sort by '\(shown(name))'")
    }
    static let badQuery = Refusal(status: .badRequest, message: "The query is not valid percent-encoded UTF-8")
    static func unknownProduct(_ id: String) -> Refusal {
        Refusal(status: .notFound, message: "Product with id '\(shown(id))' not found")
    }
    static func unknownCategory(_ slug: String) -> Refusal {
        Refusal(status: .notFound, message: "Category '\(shown(slug))' not found")
    }
    static func unknownOrder(_ id: String) -> Refusal {
        Refusal(status: .notFound, message: "Order with id '\(shown(id))' not found")
    }
    static func unknownBrochure(_ id: String) -> Refusal {
        Refusal(status: .notFound, message: "Brochure with id '\(shown(id))' not found")
    }
    static let unknownPicture = Refusal(status: .notFound, message: "There is no such picture")
    static func unknownPath(_ path: String) -> Refusal {
        Refusal(status: .notFound, message: "There is nothing at '\(shown(path))'")
    }
    static let method = Refusal(
        status: .methodNotAllowed, message: "This can only be read: use GET", allow: "GET, HEAD")
    static func unknownFault(_ text: String) -> Refusal {
        Refusal(status: .badRequest, message: "There is no fault '\(shown(text))'")
    }
    static func methods(_ methods: [HTTPRequest.Method]) -> Refusal {
        switch methods {
        case [.get]: .method
        case [.post]: .methodPost
        default: .methods(methods.flatMap { $0 == .get ? ["GET", "HEAD"] : [$0.rawValue] }.joined(separator: ", "))
        }
    }
    private static func methods(_ names: String) -> Refusal {
        Refusal(status: .methodNotAllowed, message: "This takes one of these methods: \(names)", allow: names)
    }
    static func targetTooLong(_ limit: Int) -> Refusal {
        Refusal(status: .uriTooLong, message: "The address is too long. At most \(limit) bytes are accepted")
    }
    static func bodyTooLarge(_ limit: Int) -> Refusal {
        Refusal(status: .contentTooLarge, message: "The request is too large. At most \(limit) bytes are accepted")
    }

    /// What a client sent, shortened: an answer is no place to store things.
    static func shown(_ text: String) -> String {
        text.count <= 60 ? text : text.prefix(60) + "…"
    }
}

extension Refusal {
    init(_ error: HTTPParserError) {
        switch error {
        case .headerOverflow:
            self.init(status: .requestHeaderFieldsTooLarge, message: "The request's header is too large")
        default:
            self.init(status: .badRequest, message: "This is not a request that can be understood")
        }
    }
}
