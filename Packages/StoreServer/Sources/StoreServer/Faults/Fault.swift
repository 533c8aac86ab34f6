/// One thing that can go wrong.
public enum Fault: Sendable, Hashable {
    /// The answer is right, and late.
    case delay(Duration)
    /// An answer with this status instead, and a header `Retry-After` in seconds if there is one.
    case status(Int, retryAfter: Int? = nil)
    /// The connection is cut without an answer.
    case cut
    /// The connection is cut in the middle of the answer's body.
    case cutMidway
    /// The answer is `200 OK`, and not what was asked for: this text.
    case garbage(String)
}

extension Fault {
    /// On every request.
    public func always(times: Int = .max) -> FaultRule { FaultRule(self, when: .always, times: times) }

    /// On the n-th request, counting from 1.
    public func onRequest(_ number: Int) -> FaultRule { FaultRule(self, when: .request(number)) }

    public func onRequests(_ numbers: ClosedRange<Int>) -> FaultRule { FaultRule(self, when: .requests(numbers)) }

    /// On requests whose path begins so.
    public func onPath(_ prefix: String, times: Int = .max) -> FaultRule {
        FaultRule(self, when: .path(prefix), times: times)
    }
}
