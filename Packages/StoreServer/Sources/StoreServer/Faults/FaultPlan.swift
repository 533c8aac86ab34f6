/// What goes wrong on purpose: for tests of how an app bears it.
///
/// ```swift
/// let plan: FaultPlan = [
///     .status(503, retryAfter: 1).onRequest(1),
///     .delay(.seconds(5)).onPath("/products/search"),
///     .cut.onPath("/images", times: 2),
/// ]
/// ```
/// The first fault that fits a request befalls it.
public struct FaultPlan: Sendable, Hashable, ExpressibleByArrayLiteral {
    public var rules: [FaultRule]

    public init(_ rules: [FaultRule]) { self.rules = rules }
    public init(arrayLiteral elements: FaultRule...) { rules = elements }

    public static let none = FaultPlan([])
}

/// A fault, and which requests it befalls.
public struct FaultRule: Sendable, Hashable {
    public var fault: Fault
    public var condition: Condition
    /// How often it happens at most.
    public var times: Int

    public init(_ fault: Fault, when condition: Condition, times: Int = .max) {
        self.fault = fault
        self.condition = condition
        self.times = times
    }

    public enum Condition: Sendable, Hashable {
        case always
        /// The n-th request since the plan was made, counting from 1.
        case request(Int)
        case requests(ClosedRange<Int>)
        /// Requests whose path (without the query) begins so.
        case path(String)
    }
}
