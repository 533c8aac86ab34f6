import Foundation
import Model
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct AccountAPITests {
    /// The token that was got, and no other.
    private struct Fixed: TokenSource {
        let token: String

        func accessToken() -> AccessToken? { AccessToken(value: token, signIn: 1) }

        func accessToken(after refused: AccessToken) async throws(ServiceError) -> AccessToken? { nil }
    }

    @Test func aServerIsAskedInItsFormat() async throws {
        try await RealShop.run { shop in
            let (server, http) = (shop.network.api, AsyncHTTPTransport.forTests(logger: shop.log.logger))
            let api = AccountAPI(api: server, transport: http)
            let (user, tokens) = try await api.signIn(username: "jamesd", password: "jamesdpass")
            let known = http.with(.authorization(for: server, tokens: Fixed(token: tokens.access)))
            let again = try await APIClient(api: server, transport: known).get(
                UserDTO.self, ["auth", "me"], asking: "user")
            #expect(again.user == user)
            await #expect(throws: ServiceError.unauthorized) {
                try await APIClient(api: server, transport: http).get(UserDTO.self, ["auth", "me"], asking: "user")
            }
            let new = try await api.tokens(refresh: tokens.refresh)
            #expect(new.access != tokens.access)
            #expect(new.refresh != tokens.refresh)
            await #expect(throws: ServiceError.unauthorized) {
                try await api.tokens(refresh: new.access)
            }
            await http.shutdown()
        }
    }
}
