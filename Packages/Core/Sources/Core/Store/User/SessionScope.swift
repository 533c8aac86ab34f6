public import Model

/// Whose a bag, a wishlist and all else is that a user has: each has a database of its own.
public enum SessionScope: Hashable, Sendable {
    /// Nobody is signed in.
    case guest
    /// The user of that number.
    case user(User.ID)
}

extension SessionScope {
    /// What the files are called: `guest`, or the user's number.
    var name: String {
        switch self {
        case .guest: "guest"
        case .user(let id): id.description
        }
    }

    init?(name: some StringProtocol) {
        if name == SessionScope.guest.name {
            self = .guest
        } else if let number = Int(name), String(number) == name {
            self = .user(User.ID(rawValue: number))
        } else {
            return nil
        }
    }
}

extension SessionScope: CustomStringConvertible {
    public var description: String {
        switch self {
        case .guest: "the guest"
        case .user(let id): "user \(id)"
        }
    }
}
