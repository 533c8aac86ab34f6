/// A failure that the server simulates.
public enum Fault: Sendable, Hashable {
    /// Delays the request.
    case delay(Duration)
    /// Responds with a status, and a header `Retry-After` in seconds. The request isn't handled.
    case status(Int, retryAfter: Int?)
    /// Closes the connection. The request isn't handled.
    case cut
    /// Handles the request, then closes the connection without a response.
    case cutAfterwards
}

/// A fault and the requests that it affects: all requests by default.
public struct FaultRule: Sendable, Hashable {
    public var fault: Fault
    /// The affected requests by number, counted from 1 since the plan was injected.
    public var numbers: ClosedRange<Int>
    /// The prefix of affected paths, without the query.
    public var path: String
    /// The affected method, as in `POST`; nil for all methods.
    public var method: String?
    /// The maximum number of affected requests.
    public var count: Int

    public init(
        _ fault: Fault, numbers: ClosedRange<Int> = 1...Int.max, path: String = "", method: String? = nil,
        count: Int = .max
    ) {
        self.fault = fault
        self.numbers = numbers
        self.path = path
        self.method = method
        self.count = count
    }

    func matches(_ number: Int, _ method: String, _ path: Substring) -> Bool {
        numbers.contains(number) && path.hasPrefix(self.path) && (self.method ?? method) == method
    }
}

extension FaultRule {
    /// See ``Fault/delay(_:)``.
    public static func delay(_ time: Duration) -> FaultRule { FaultRule(.delay(time)) }

    /// See ``Fault/status(_:retryAfter:)``.
    public static func status(_ code: Int, retryAfter: Int? = nil) -> FaultRule {
        FaultRule(.status(code, retryAfter: retryAfter))
    }

    /// See ``Fault/cut``.
    public static let cut = FaultRule(.cut)

    /// See ``Fault/cutAfterwards``.
    public static let cutAfterwards = FaultRule(.cutAfterwards)

    /// Returns the rule for the n-th request only, counted from 1.
    public func onRequest(_ number: Int) -> FaultRule { onRequests(number...number) }

    /// Returns the rule for these requests only, counted from 1.
    public func onRequests(_ numbers: ClosedRange<Int>) -> FaultRule { with { $0.numbers = numbers } }

    /// Returns the rule for paths with a prefix only.
    public func onPath(_ prefix: String) -> FaultRule { with { $0.path = prefix } }

    /// Returns the rule for a method only, as in `POST`.
    public func onMethod(_ method: String) -> FaultRule { with { $0.method = method } }

    /// Returns the rule for a limited number of requests.
    public func times(_ count: Int) -> FaultRule { with { $0.count = count } }

    private func with(_ change: (inout FaultRule) -> Void) -> FaultRule {
        var copy = self
        change(&copy)
        return copy
    }
}

/// The faults of a server. The first rule that matches a request applies.
///
/// ```swift
/// let plan: FaultPlan = [
///     .status(503, retryAfter: 1).onRequest(1),
///     .delay(.seconds(5)).onPath("/products/search"),
///     .cut.onPath("/images").times(2),
/// ]
/// ```
public struct FaultPlan: Sendable, Hashable, ExpressibleByArrayLiteral {
    public var rules: [FaultRule]

    public init(_ rules: [FaultRule]) { self.rules = rules }
    public init(arrayLiteral elements: FaultRule...) { rules = elements }

    public static let none = FaultPlan([])
}
