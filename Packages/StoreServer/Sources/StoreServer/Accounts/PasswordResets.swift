import Foundation
import Hummingbird
import Model

/// The tokens of links for new passwords, by their hashes. A user has one at a time, and it works once.
struct PasswordResets: Sendable, Codable {
    private struct Entry: Sendable, Codable {
        let user: StoreUser.ID
        let expires: Date
    }

    /// The lifetime of a link, in seconds.
    static let lifetime: TimeInterval = 60 * 60

    private var entries: [String: Entry] = [:]

    /// Returns a new token for a user. The earlier one no longer works.
    mutating func issue(for user: StoreUser.ID, now: Date = Date()) -> String {
        entries = entries.filter { $0.value.user != user && now < $0.value.expires }
        let token = RandomToken.make()
        entries[RandomToken.hash(token)] = Entry(user: user, expires: now + Self.lifetime)
        return token
    }

    /// Returns the user of a token; nil if it is unknown or expired.
    func user(of token: String, now: Date = Date()) -> StoreUser.ID? {
        entries[RandomToken.hash(token)].flatMap { now < $0.expires ? $0.user : nil }
    }

    /// Removes a token, and returns its user.
    mutating func take(_ token: String, now: Date = Date()) -> StoreUser.ID? {
        let user = user(of: token, now: now)
        entries[RandomToken.hash(token)] = nil
        return user
    }
}

/// The routes for forgotten passwords.
struct PasswordController {
    let accounts: Accounts
    let deliver: @Sendable (StoreMail) -> Void

    func addRoutes(to router: some RouterMethods<StoreRequestContext>) {
        router.post("auth/forgot-password") { request, _ in
            if let message = try accounts.requestReset(await request.decode(ForgottenRequest.self)) { deliver(message) }
            // The response doesn't tell whether there is such an account.
            return try PrivateResponse(
                ["message": "If an account has this address, we have sent a link"], status: .accepted)
        }
        router.post("auth/reset-password") { request, _ in
            try accounts.reset(await request.decode(ResetRequest.self))
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
    fileprivate func requestReset(_ request: ForgottenRequest) throws -> StoreMail? {
        let address = request.email.trimmingCharacters(in: .whitespacesAndNewlines)
        guard EmailAddress.isValid(address) else { throw HTTPError.invalidEmail }
        guard let user = all(in: state.snapshot.stored).map(current).first(where: { $0.hasAddress(address) }) else {
            return nil
        }
        let token = try change { transaction in
            var resets = transaction.stored.resets ?? PasswordResets()
            defer { transaction.stored.resets = resets }
            return resets.issue(for: user.id)
        }
        return StoreMail(
            address: user.email, text: "To choose a new password for \(user.username), open",
            link: "/reset-password?token=\(token)")
    }

    /// Sets a new password, and signs the user out everywhere.
    fileprivate func reset(_ request: ResetRequest) throws {
        guard PasswordRule.areMet(by: request.password) else { throw HTTPError.invalidPassword }
        // Checked first, because the hash is slow.
        guard state.snapshot.stored.resets?.user(of: request.token) != nil else { throw HTTPError.invalidResetToken }
        let password = PasswordHash(request.password)
        let isDone = try change { transaction in
            guard let user = transaction.stored.resets?.take(request.token) else { return false }
            transaction.stored[user].password = password
            transaction.stored.tokens.removeAll(of: user)
            return true
        }
        if !isDone { throw HTTPError.invalidResetToken }
    }
}
