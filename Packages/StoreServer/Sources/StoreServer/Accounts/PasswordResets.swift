import Foundation
import Hummingbird
import Model

/// The tokens of links for new passwords, by their hashes. A user has a few at a time, and one works once.
struct PasswordResets: Sendable, Codable {
    private struct Entry: Sendable, Codable {
        let user: StoreUser.ID
        let expires: Date
    }

    /// The lifetime of a link, in seconds.
    static let lifetime: TimeInterval = 60 * 60

    private var entries: [String: Entry] = [:]

    /// The number of links that a user has at most, so that a stranger who requests one doesn't invalidate the user's.
    static let maximumPerUser = 3

    /// Returns a new token for a user. If the user has too many, the oldest no longer works.
    mutating func issue(for user: StoreUser.ID, now: Date) -> String {
        entries = entries.filter { now < $0.value.expires }
        let own = entries.filter { $0.value.user == user }.sorted { $0.value.expires < $1.value.expires }
        for (hash, _) in own.dropLast(Self.maximumPerUser - 1) { entries[hash] = nil }
        let token = RandomToken.make()
        entries[RandomToken.hash(token)] = Entry(user: user, expires: now + Self.lifetime)
        return token
    }

    /// Returns the user of a token; nil if it is unknown or expired.
    func user(of token: String, now: Date) -> StoreUser.ID? {
        entries[RandomToken.hash(token)].flatMap { now < $0.expires ? $0.user : nil }
    }

    /// Removes all tokens of the user of a token, and returns the user.
    mutating func take(_ token: String, now: Date) -> StoreUser.ID? {
        let user = user(of: token, now: now)
        entries = entries.filter { $0.value.user != user && $0.key != RandomToken.hash(token) }
        return user
    }
}

/// The routes for signing out and for forgotten passwords.
struct PasswordController {
    let accounts: Accounts
    let deliver: @Sendable (StoreMail) -> Void

    func addRoutes(to router: some RouterMethods<StoreRequestContext>) {
        router.post("auth/logout") { request, _ in
            try accounts.signOut(await request.decode(RefreshRequest.self))
            return PrivateResponse.noContent
        }
        router.post("auth/forgot-password") { request, context in
            let body = try await request.decode(ForgottenRequest.self)
            if let message = try accounts.requestReset(body, from: context.client) { deliver(message) }
            // The response doesn't tell whether there is such an account.
            return try PrivateResponse(
                ["message": "If an account has this address, we have sent a link"], status: .accepted)
        }
        router.post("auth/reset-password") { request, context in
            let body = try await request.decode(ResetRequest.self)
            try await accounts.attempts.attempt("reset a password", by: context.client) {
                try await accounts.reset(body)
            }
            return PrivateResponse.noContent
        }
    }
}

struct ForgottenRequest: RequestBody {
    let email: String

    static func invalidField(_ name: String) -> HTTPError { .invalidEmail }
}

struct ResetRequest: RequestBody {
    let token: String
    let password: String

    static func invalidField(_ name: String) -> HTTPError { name == "token" ? .invalidResetToken : .invalidPassword }
}

extension Accounts {
    /// Returns the message with the link for a new password; nil if no user has the address.
    fileprivate func requestReset(_ request: ForgottenRequest, from client: String) throws -> StoreMail? {
        let address = request.email.trimmingCharacters(in: .whitespacesAndNewlines)
        guard EmailAddress.isValid(address) else { throw HTTPError.invalidEmail }
        try attempts.count("request a link \(address.lowercased())", by: client)
        guard let user = all(in: state.snapshot.stored).map(current).first(where: { $0.hasAddress(address) }) else {
            return nil
        }
        let token = try change { transaction in
            var resets = transaction.stored.resets ?? PasswordResets()
            defer { transaction.stored.resets = resets }
            return resets.issue(for: user.id, now: transaction.date)
        }
        return StoreMail(
            address: user.email, text: "To choose a new password for \(user.username), open",
            link: "/reset-password?token=\(token)")
    }

    /// Sets a new password, signs the user out everywhere, and unregisters the devices.
    fileprivate func reset(_ request: ResetRequest) async throws {
        guard PasswordRule.areMet(by: request.password) else { throw HTTPError.invalidPassword }
        // Checked first, because the hash is slow.
        guard state.snapshot.stored.resets?.user(of: request.token, now: state.now()) != nil else {
            throw HTTPError.invalidResetToken
        }
        let password = try await PasswordHash.onThread { PasswordHash(request.password) }
        let isDone = try change { transaction in
            guard let user = transaction.stored.resets?.take(request.token, now: transaction.date) else { return false }
            transaction.stored[user].password = password
            transaction.stored.tokens.removeAll(of: user)
            // A device that is signed out gets no pushes. It registers again with the next sign-in.
            transaction.stored[user].devices = []
            return true
        }
        if !isDone { throw HTTPError.invalidResetToken }
    }
}
