// Interpolations are members of this module's types.
@_exported public import FlowLocalization

/// A text that is looked up in the string catalog of the environment.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    let format: LocalizedFormat

    public init(_ value: String) { format = LocalizedFormat(key: value) }
    public init(stringLiteral value: String) { format = LocalizedFormat(key: value) }
    public init(stringInterpolation: LocalizedFormat.StringInterpolation) {
        format = LocalizedFormat(stringInterpolation: stringInterpolation)
    }
}

extension LocalizedFormat.StringInterpolation {
    public mutating func appendInterpolation(_ text: Text) { append("%@", .formats(text.runs.map(\.format))) }
}

extension Text.Run {
    fileprivate var format: LocalizedFormat {
        switch content {
        case .verbatim(let string): LocalizedFormat(verbatim: string)
        case .localized(let format): format
        }
    }
}
