import Foundation
import JWTKit
import Synchronization

/// Signs tokens and reads them again (HS256).
final class TokenIssuer: Sendable {
    /// Why a token is worth nothing.
    enum Problem: Error {
        case expired, invalid
    }

    /// Which tokens still count.
    private struct Generations {
        var access = 0
        var refresh = 0
    }

    private let secret: [UInt8]
    private let generations = Mutex(Generations())

    /// - Parameter secret: What tokens are signed with; nil or nothing for one that nobody knows and that ends with this
    ///   store.
    init(secret: [UInt8]?) {
        let known = secret.flatMap { $0.isEmpty ? nil : $0 }
        let secret = known ?? (0..<Self.leastBytes).map { _ in UInt8.random(in: .min ... .max) }
        // The library traps at less. Zeros change nothing: the algorithm itself puts them behind a short key.
        self.secret = secret + Array(repeating: 0, count: max(0, Self.leastBytes - secret.count))
    }

    private static let leastBytes = 32

    /// Lets all tokens run out that were given so far.
    func expireAll(alsoRefresh: Bool) {
        generations.withLock {
            $0.access += 1
            if alsoRefresh { $0.refresh += 1 }
        }
    }

    func token(_ kind: TokenKind, for user: StoreUser, minutes: Int) async throws -> String {
        let now = Date()
        let claims = TokenClaims(
            id: user.id, username: user.username, kind: kind, generation: generation(kind),
            jti: IDClaim(value: UUID().uuidString), iat: IssuedAtClaim(value: now),
            exp: ExpirationClaim(value: now.addingTimeInterval(Double(minutes) * 60)))
        return try await keys().sign(claims)
    }

    /// The number of the user that a token was given to.
    func user(of token: String, _ kind: TokenKind) async throws(Problem) -> Int {
        let claims: TokenClaims
        do {
            claims = try await keys().verify(token, as: TokenClaims.self)
        } catch let error as JWTError where error.errorType == .claimVerificationFailure {
            throw .expired
        } catch {
            throw .invalid
        }
        guard claims.kind == kind else { throw .invalid }
        guard claims.generation == generation(kind) else { throw .expired }
        return claims.id
    }

    private func generation(_ kind: TokenKind) -> Int {
        generations.withLock { kind == .access ? $0.access : $0.refresh }
    }

    private func keys() async -> JWTKeyCollection {
        await JWTKeyCollection().add(hmac: HMACKey(from: secret), digestAlgorithm: .sha256)
    }
}
