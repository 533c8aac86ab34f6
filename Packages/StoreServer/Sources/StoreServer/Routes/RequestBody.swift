import Foundation
import Hummingbird
import Model

/// The JSON object that a change has as its body.
protocol RequestBody: Codable, Sendable {
    /// Returns the error for a field that is missing or has the wrong type.
    static func invalidField(_ name: String) -> HTTPError
}

extension Request {
    /// Returns the decoded body.
    ///
    /// - Throws: The body's error for the field that can't be decoded, or `HTTPError/invalidBody`.
    func decode<Body: RequestBody>(_ type: Body.Type) async throws -> Body {
        // The middleware has collected the body and checked its size.
        let data = Data(try await body.collect(upTo: .max).readableBytesView)
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch DecodingError.keyNotFound(let key, _) {
            throw Body.invalidField(key.stringValue)
        } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
            DecodingError.dataCorrupted(let context)
        {
            guard let field = context.codingPath.last(where: { $0.intValue == nil }) else {
                throw HTTPError.invalidBody
            }
            throw Body.invalidField(field.stringValue)
        }
    }
}

/// A number in a body. A number that no `Decimal` can represent has no value.
struct RequestNumber: Codable, Sendable {
    private let value: Decimal?

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        do {
            value = try container.decode(Decimal.self)
        } catch let error as DecodingError {
            throw error
        } catch {
            // JSONDecoder adds no path to its error for such a number. Without a value, the field's own error is sent.
            value = nil
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }

    /// The value if it is a whole number of at most 15 digits.
    var whole: Int? { scaled(by: 1) }

    /// The value in hundredths if it has at most two decimals and 15 digits.
    var hundredths: Int? { scaled(by: 100) }

    private func scaled(by factor: Decimal) -> Int? {
        guard let value, value.isFinite, abs(value) < 1_000_000_000_000_000 else { return nil }
        let scaled = value * factor
        let whole = NSDecimalNumber(decimal: scaled).int64Value
        return Decimal(whole) == scaled ? Int(whole) : nil
    }
}

extension String {
    /// Returns the text without surrounding white space; nil if it is empty or breaks `TextRule` of Model.
    func trimmedText(upTo length: Int) -> String? { trimmed(upTo: length, isOneLine: false) }

    /// Returns the trimmed text if it also has no line breaks.
    func trimmedLine(upTo length: Int) -> String? { trimmed(upTo: length, isOneLine: true) }

    private func trimmed(upTo length: Int, isOneLine: Bool) -> String? {
        let trimmed = trimmingCharacters(in: .whitespacesAndNewlines)
        let problem = TextRule.problem(in: trimmed, maximumLength: length, isOneLine: isOneLine)
        return trimmed.isEmpty || problem != nil ? nil : trimmed
    }
}
