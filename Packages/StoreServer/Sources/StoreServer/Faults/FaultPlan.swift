/// What goes wrong on purpose: for tests of how an app bears it.
///
/// ```swift
/// let plan: FaultPlan = [
///     .status(503, retryAfter: 1).onRequest(1),
///     .delay(.seconds(5)).onPath("/products/search"),
///     .cut.onPath("/images").times(2),
/// ]
/// ```
/// The first rule that fits a request befalls it.
public struct FaultPlan: Sendable, Hashable, ExpressibleByArrayLiteral {
    public var rules: [FaultRule]

    public init(_ rules: [FaultRule]) { self.rules = rules }
    public init(arrayLiteral elements: FaultRule...) { rules = elements }

    public static let none = FaultPlan([])
}
