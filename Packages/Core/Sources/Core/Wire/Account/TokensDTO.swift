/// The tokens as the API writes them: between the other fields of an answer.
struct TokensDTO: Decodable {
    let tokens: Tokens

    private enum CodingKeys: CodingKey {
        case accessToken, refreshToken
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        tokens = Tokens(access: try container.token(.accessToken), refresh: try container.token(.refreshToken))
    }
}

extension KeyedDecodingContainer {
    /// A text that can stand in a header: without blanks and breaks, which would make another header of it.
    fileprivate func token(_ key: Key) throws -> String {
        let text = try text(key)
        guard text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
            throw WireProblem(codingPath, at: key, "it has characters that no token has")
        }
        guard text.utf8.count <= 8192 else { throw WireProblem(codingPath, at: key, "it is too long") }
        return text
    }
}
