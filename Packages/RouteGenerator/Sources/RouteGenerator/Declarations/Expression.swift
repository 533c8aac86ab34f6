/// An expression, as far as a declaration may use one. What can't be known without building the app is ``other``.
public indirect enum Expression: Hashable, Sendable {
    case string(StringValue)
    case integer(Int)
    case boolean(Bool)
    case `nil`
    /// `.shop`, or with a type before it: `ActivityID.shop`.
    case member(type: String?, name: String)
    /// `RouteConfig(…)`; for `.init(…)` and `RouteConfig.init(…)` the callee is `.init` and `RouteConfig.init`.
    case call(String, arguments: [Argument])
    case other
}
