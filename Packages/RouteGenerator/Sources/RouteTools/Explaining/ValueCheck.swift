import Foundation

/// Whether a text is a value of its type, as far as sources tell.
public enum ValueCheck: Hashable, Sendable {
    case valid
    /// The type is the app's own, so only the app can say.
    case byApp
    /// There is no value, and none is needed.
    case absent
    /// It is not, but should be this: `a whole number`.
    case wrong(String)

    init(_ texts: [String], type: String) {
        let checks = texts.map { Self.one($0, type) }
        let wrong = checks.first { if case .wrong = $0 { true } else { false } }
        self = wrong ?? checks.first ?? .absent
    }

    private static func one(_ text: String, _ type: String) -> ValueCheck {
        if let isInteger = integers[type] { return isInteger(text) ? .valid : .wrong("a whole number (\(type))") }
        switch type {
        case "String", "Substring": return .valid
        case "Character": return text.count == 1 ? .valid : .wrong("one character")
        case "Bool": return Bool(text) != nil ? .valid : .wrong("true or false")
        case "Double", "Float", "CGFloat", "Float16", "Float32", "Float64":
            return Double(text) != nil ? .valid : .wrong("a number (\(type))")
        case "UUID": return UUID(uuidString: text) != nil ? .valid : .wrong("a UUID")
        default: return .byApp
        }
    }

    private static let integers: [String: @Sendable (String) -> Bool] = [
        "Int": { Int($0) != nil }, "Int8": { Int8($0) != nil }, "Int16": { Int16($0) != nil },
        "Int32": { Int32($0) != nil }, "Int64": { Int64($0) != nil }, "Int128": { Int128($0) != nil },
        "UInt": { UInt($0) != nil }, "UInt8": { UInt8($0) != nil }, "UInt16": { UInt16($0) != nil },
        "UInt32": { UInt32($0) != nil }, "UInt64": { UInt64($0) != nil }, "UInt128": { UInt128($0) != nil },
    ]
}
