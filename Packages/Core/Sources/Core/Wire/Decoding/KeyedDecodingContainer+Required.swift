import Foundation

extension KeyedDecodingContainer {
    /// A number or a text that must be there and have its type.
    func required<Value: Decodable>(_ type: Value.Type, _ key: Key) throws -> Value {
        do {
            return try decode(type, forKey: key)
        } catch let error as DecodingError {
            if case .dataCorrupted = error { throw WireProblem(codingPath, at: key, "its value is invalid") }
            throw error
        } catch let error as WireProblem {
            throw error
        } catch {
            // For a number that does not fit, the decoder throws an error of its own, which does not say where it is.
            throw WireProblem(codingPath, at: key, "its value is invalid")
        }
    }

    /// A text that must be there and say something.
    func text(_ key: Key) throws -> String {
        let text = try required(String.self, key)
        guard !text.isEmpty else { throw WireProblem(codingPath, at: key, "it is empty") }
        return text
    }

    /// A number of at least zero that names something.
    func identifier(_ key: Key) throws -> Int {
        let number = try required(Int.self, key)
        guard number >= 0 else { throw WireProblem(codingPath, at: key, "it is negative") }
        return number
    }

    /// A moment that must be there.
    func date(_ key: Key) throws -> Date {
        guard let date = WireDate.parse(try required(String.self, key)) else {
            throw WireProblem(codingPath, at: key, "it isn't a date")
        }
        return date
    }
}
