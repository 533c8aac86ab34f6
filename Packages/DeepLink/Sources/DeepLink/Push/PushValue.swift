/// JSON, taken apart before anybody asks what it means.
enum PushValue: Decodable, Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case text(String)
    case list([PushValue])
    case object([String: PushValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .text(value)
        } else if let value = try? container.decode([PushValue].self) {
            self = .list(value)
        } else {
            self = .object(try container.decode([String: PushValue].self))
        }
    }

    /// "a text"
    var kind: String {
        switch self {
        case .null: "null"
        case .bool: "true or false"
        case .number: "a number"
        case .text: "a text"
        case .list: "a list"
        case .object: "an object"
        }
    }
}
