/// An expression that a declaration may use. Everything that can't be evaluated without building the app is ``other``.
indirect enum Expression: Hashable, Sendable {
    case string(StringValue)
    case integer(Int)
    case boolean(Bool)
    case `nil`
    /// `.shop`, or with its type: `ActivityID.shop`.
    case member(type: String?, name: String)
    /// `RouteConfig(…)`. The callee of `.init(…)` is `.init`, and that of `RouteConfig.init(…)` is `RouteConfig.init`.
    case call(String, arguments: [Argument])
    case other
}

/// A string literal without interpolation.
struct StringValue: Hashable, Sendable {
    /// The value, with resolved escapes.
    var text: String
    /// The number of bytes between the literal's beginning and its text, or nil if the text differs from the source, so
    /// that an offset in the text isn't one in the source.
    var inset: Int?

    init(_ text: String, inset: Int? = 1) {
        self.text = text
        self.inset = inset
    }
}

/// An argument of a call.
struct Argument: Hashable, Sendable {
    let label: String?
    let value: Expression
    /// The position of the label, or of the value if there is no label.
    let position: SourcePosition
    let valuePosition: SourcePosition
}
