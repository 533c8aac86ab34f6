import Foundation
import JWTKit

/// What a token says.
struct TokenClaims: JWTPayload, Equatable {
    var id: Int
    var username: String
    var kind: TokenKind
    /// Tokens of an earlier generation have run out, whatever their time says.
    var generation: Int
    /// Tells apart tokens of one second.
    var jti: IDClaim
    var iat: IssuedAtClaim
    var exp: ExpirationClaim

    func verify(using algorithm: some JWTAlgorithm) async throws {
        try exp.verifyNotExpired()
    }
}
