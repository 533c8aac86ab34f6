/// A reference to an element: the label that the user sees or hears, or the accessibility identifier.
///
/// A string literal is a label.
public enum ElementQuery: Hashable, Sendable, ExpressibleByStringInterpolation, CustomStringConvertible {
    /// The words on the element, its accessibility label or, for a field, its prompt.
    case label(String)
    /// The accessibility identifier, `screen.component.type` by convention.
    case id(String)

    public init(stringLiteral value: String) { self = .label(value) }

    public var description: String {
        switch self {
        case .label(let label): "\"\(label)\""
        case .id(let id): "#\(id)"
        }
    }

    var text: String {
        switch self {
        case .label(let text), .id(let text): text
        }
    }

    var noun: String {
        switch self {
        case .label: "label"
        case .id: "accessibility identifier"
        }
    }
}
