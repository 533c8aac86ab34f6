public import Foundation

/// The conversion between a value of a route and its text in a link.
///
/// Every type with a text has the conversion `text`: a `LosslessStringConvertible` by its description, a `UUID`, and a
/// `RawRepresentable` by the text of its raw value. If a type has both a raw value and a description, the description is
/// used.
public struct LinkConversion<Value> {
    let parse: (String) -> Value?
    let print: (Value) -> String

    /// The values that the type accepts, for an error: `a whole number`.
    static var expected: String {
        switch Value.self {
        case is any FixedWidthInteger.Type: return "a whole number"
        case is any BinaryFloatingPoint.Type: return "a number"
        case is Bool.Type: return "true or false"
        case is any LosslessStringConvertible.Type: break
        case let type as any (CaseIterable & RawRepresentable).Type:
            let names = rawValues(of: type)
            if !names.isEmpty { return "one of " + names.joined(separator: ", ") }
        default: break
        }
        // Without the module, and the mark of a private type: `Product.ID`.
        let name = String(reflecting: Value.self).split(separator: ".").dropFirst().filter { !$0.hasPrefix("(") }
        return "a valid \(name.joined(separator: "."))"
    }

    private static func rawValues<Cases: CaseIterable & RawRepresentable>(of type: Cases.Type) -> [String] {
        type.allCases.map { "\($0.rawValue)" }
    }
}

extension LinkConversion where Value: LosslessStringConvertible {
    public static var text: Self {
        Self {
            Value($0)
        } print: {
            $0.description
        }
    }
}

extension LinkConversion where Value == UUID {
    public static var text: Self {
        Self {
            UUID(uuidString: $0)
        } print: {
            $0.uuidString
        }
    }
}

extension LinkConversion where Value: RawRepresentable, Value.RawValue: LosslessStringConvertible {
    public static var text: Self {
        Self {
            Value.RawValue($0).flatMap { Value(rawValue: $0) }
        } print: {
            $0.rawValue.description
        }
    }
}

extension LinkConversion where Value: RawRepresentable, Value.RawValue == UUID {
    public static var text: Self {
        Self {
            UUID(uuidString: $0).flatMap { Value(rawValue: $0) }
        } print: {
            $0.rawValue.uuidString
        }
    }
}

extension LinkConversion
where Value: LosslessStringConvertible & RawRepresentable, Value.RawValue: LosslessStringConvertible {
    public static var text: Self {
        Self {
            Value($0)
        } print: {
            $0.description
        }
    }
}

extension LinkConversion where Value: LosslessStringConvertible & RawRepresentable, Value.RawValue == UUID {
    public static var text: Self {
        Self {
            Value($0)
        } print: {
            $0.description
        }
    }
}
