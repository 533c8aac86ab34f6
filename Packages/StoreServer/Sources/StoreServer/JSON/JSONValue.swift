import Foundation

/// A JSON text that a request sends, with decimals as they are written.
enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Decimal)
    case text(String)
    case list([JSONValue])
    case object([String: JSONValue])

    /// How many brackets may be open at one time. Nothing that the store takes needs more than three.
    static let mostDepth = 16

    /// - Throws: ``Refusal/badBody`` for what is no JSON object, ``Refusal/tooDeep`` for one in too many brackets.
    init(_ bytes: [UInt8]) throws(Refusal) {
        guard Self.depth(bytes) <= Self.mostDepth else { throw .tooDeep }
        do {
            self = try JSONDecoder().decode(JSONValue.self, from: Data(bytes))
        } catch {
            throw .badBody
        }
        guard case .object = self else { throw .badBody }
    }

    subscript(_ name: String) -> JSONValue? {
        guard case .object(let fields) = self else { return nil }
        return fields[name]
    }

    /// Brackets open at one time, those in texts aside. Whatever reads JSON calls itself for each of them.
    private static func depth(_ bytes: [UInt8]) -> Int {
        var (depth, most, isText, isEscaped) = (0, 0, false, false)
        for byte in bytes {
            switch byte {
            case _ where isEscaped: isEscaped = false
            case UInt8(ascii: "\\"): isEscaped = isText
            case UInt8(ascii: "\""): isText.toggle()
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                if !isText { depth += 1 }
                most = max(most, depth)
            case UInt8(ascii: "]"), UInt8(ascii: "}"):
                if !isText { depth -= 1 }
            default: break
            }
        }
        return most
    }
}

extension JSONValue: Decodable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let truth = try? container.decode(Bool.self) {
            self = .bool(truth)
        } else if let number = try? container.decode(Decimal.self) {
            self = .number(number)
        } else if (try? container.decode(Double.self)) != nil {
            // A number, but too long or too large for any that is of use here.
            self = .number(.nan)
        } else if let list = try? container.decode([JSONValue].self) {
            self = .list(list)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }
}

extension JSONValue {
    var text: String? { if case .text(let text) = self { text } else { nil } }

    var list: [JSONValue]? { if case .list(let list) = self { list } else { nil } }

    /// A whole number of at most fifteen digits.
    var whole: Int? { scaled(by: 1) }

    /// A decimal of at most two places and fifteen digits, in hundredths.
    var hundredths: Int? { scaled(by: 100) }

    private func scaled(by factor: Decimal) -> Int? {
        guard case .number(let number) = self, number.isFinite, abs(number) < 1_000_000_000_000_000 else { return nil }
        let scaled = number * factor
        let whole = NSDecimalNumber(decimal: scaled).int64Value
        return Decimal(whole) == scaled ? Int(whole) : nil
    }

    /// The same for all texts that say the same: fields in order of their names, nothing between.
    func write(to json: inout JSONWriter) {
        switch self {
        case .null: json.null()
        case .bool(let truth): json.bool(truth)
        case .number(let number): json.string("\(number)")
        case .text(let text): json.string("t" + text)
        case .list(let list): json.array(list) { $1.write(to: &$0) }
        case .object(let fields):
            json.object { json in
                for (name, value) in fields.sorted(by: { $0.key < $1.key }) {
                    json.key(name)
                    value.write(to: &json)
                }
            }
        }
    }
}
