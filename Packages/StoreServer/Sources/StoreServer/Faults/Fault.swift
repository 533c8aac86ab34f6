/// One thing that can go wrong.
public enum Fault: Sendable, Hashable {
    /// The answer is right, and late.
    case delay(Duration)
    /// An answer with this status instead, and a header `Retry-After` in seconds if there is one.
    case status(Int, retryAfter: Int?)
    /// The connection is cut without an answer.
    case cut
    /// The connection is cut in the middle of the answer's body.
    case cutMidway
    /// The answer is `200 OK`, and not what was asked for: this text.
    case garbage(String)
}
