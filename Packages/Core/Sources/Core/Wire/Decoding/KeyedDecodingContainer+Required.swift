extension KeyedDecodingContainer {
    /// A number or a text that must be there and have its type.
    func required<Value: Decodable>(_ type: Value.Type, _ key: Key) throws -> Value {
        do {
            return try decode(type, forKey: key)
        } catch let error as DecodingError {
            if case .dataCorrupted = error { throw WireProblem(codingPath, at: key, "its value does not fit") }
            throw error
        } catch {
            // For a number that does not fit, the decoder throws an error of its own, which does not say where it is.
            throw WireProblem(codingPath, at: key, "its value does not fit")
        }
    }
}
