/// One thing that can go wrong.
///
/// What is asked for still happens, and only its answer suffers, except where it is said that the answer comes instead.
public enum Fault: Sendable, Hashable {
    /// The answer is right, and late. What a request changes, it changes after the delay.
    case delay(Duration)
    /// An answer with this status instead, and a header `Retry-After` in seconds if there is one.
    case status(Int, retryAfter: Int?)
    /// The connection is cut instead of an answer. Nothing has happened.
    case cut
    /// The connection is cut instead of an answer, but what was asked for has happened.
    case cutAfterwards
    /// The connection is cut in the middle of the answer's body.
    case cutMidway
    /// The answer is `200 OK`, and not what was asked for: this text.
    case garbage(String)
    /// `Content-Length` says so many bytes more than there are, or fewer where it is negative. The connection ends after.
    case wrongLength(Int)
    /// The answer's head comes in sixteen pieces, with this time before each.
    case slowHead(Duration)
    /// The answer's body comes in sixteen pieces, with this time before each.
    case slowBody(Duration)
    /// The body ends in the middle, and its length says so too.
    case truncatedJSON
    /// The answer says that it is of this type.
    case contentType(String)
    /// The first text in the answer holds bytes that are no UTF-8.
    case invalidUTF8
    /// The answer is `200 OK`, and a page for people instead, as a hotel's network answers.
    case html
    /// The answer says that what is asked for is elsewhere instead: where it was asked for.
    case redirectLoop
    /// The answer is `204 No Content` instead.
    case noContent
    /// The answer is `304 Not Modified` instead, though nobody said what they have.
    case notModified
    /// The answer is a JSON text of so many megabytes instead, without a length. The store does not hold it in memory.
    case largeBody(megabytes: Int)
    /// The answer is compressed (gzip) instead, whether asked for or not, to about a thousandth of these megabytes.
    case gzipBomb(megabytes: Int)
    /// A page of a list holds what the page before it did.
    case duplicatePage
    /// A list has lost so many of its first elements by the time of its second page, so that the page begins later.
    case shrinkingList(by: Int)
}

extension Fault {
    /// Whether the request is left unread, since something else is answered.
    var isInstead: Bool {
        switch self {
        case .status, .cut, .garbage, .html, .redirectLoop, .noContent, .notModified, .largeBody, .gzipBomb: true
        case .delay, .cutAfterwards, .cutMidway, .wrongLength, .slowHead, .slowBody, .truncatedJSON, .contentType,
            .invalidUTF8, .duplicatePage, .shrinkingList:
            false
        }
    }
}
