/// The answer to signing in, as the API writes it.
struct SignedInDTO: Decodable {
    let user: UserDTO
    let tokens: TokensDTO

    init(from decoder: any Decoder) throws {
        user = try UserDTO(from: decoder)
        tokens = try TokensDTO(from: decoder)
    }
}
