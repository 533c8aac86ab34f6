import Foundation

/// The object that a request sends. Only texts and whole numbers are of interest.
struct JSONBody: Decodable {
    enum Value: Equatable {
        case text(String)
        case whole(Int)
        case other
    }

    private let fields: [String: Value]

    /// - Throws: ``Refusal/badBody`` for what is no JSON object.
    init(_ bytes: some Sequence<UInt8>) throws(Refusal) {
        do {
            self = try JSONDecoder().decode(JSONBody.self, from: Data(bytes))
        } catch {
            throw .badBody
        }
    }

    init(from decoder: any Decoder) throws {
        fields = try decoder.singleValueContainer().decode([String: Value].self)
    }

    subscript(_ name: String) -> Value? { fields[name] }

    func text(_ name: String) -> String? {
        if case .text(let text) = fields[name] { text } else { nil }
    }
}

extension JSONBody.Value: Decodable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let number = try? container.decode(Int.self) {
            self = .whole(number)
        } else {
            self = .other
        }
    }
}
