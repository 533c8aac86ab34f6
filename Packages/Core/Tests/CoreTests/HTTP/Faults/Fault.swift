import Model
import Testing

/// One thing that can go wrong, and what is to come of it.
struct Fault: Sendable, CustomTestStringConvertible {
    /// Who is asked.
    enum Place: Hashable, Sendable { case server, nobody, unknownName }

    /// What is asked.
    enum Question: Hashable, Sendable {
        /// The first two products.
        case list
        /// All products, two at a time.
        case pages
        /// The orders of a user, whose token can be renewed any number of times.
        case orders
    }

    /// What the time does, which stands still otherwise.
    enum Time: Hashable, Sendable {
        case stands
        /// It goes on by each of these as soon as somebody waits for exactly so long.
        case goesOn([Duration])
        /// It goes on whenever somebody waits for it.
        case runs
    }

    typealias Outcome = Result<[[Int]], ServiceError>

    let name: String
    var place = Place.server
    var question = Question.list
    var time = Time.stands
    /// How often the server is asked.
    var requests = 1...1
    let outcome: Outcome
    /// What the server answers to the request of that number, counted from 1.
    var reply: @Sendable (ReceivedRequest, Int) -> Reply = { _, _ in .products(1, 2) }

    var testDescription: String { name }
}

extension Fault.Outcome {
    static func undecodable(_ reason: String) -> Self { .failure(.undecodable(path: "", reason: reason)) }

    static let fine = Self.success([[1, 2]])
}

extension Reply {
    /// A page of products.
    static func products(_ ids: Int..., total: Int = 2, skip: Int = 0) -> Reply {
        .json(WireSample.list(ids.map { WireSample.product($0) }, total: total, skip: skip))
    }

    static func body(_ body: String, type: String, status: Int = 200) -> Reply {
        .raw(
            "HTTP/1.1 \(status) Whatever\r\nContent-Type: \(type)\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)",
            .complete)
    }
}
