import Model

/// Where tokens are kept from one start to the next, apart from the rest of a session: in the system's keychain.
///
/// Each time they are kept under another name, and the session's file says under which. So the file and the vault agree
/// whenever a process ends: what the file does not name is forgotten.
protocol TokenVault: Sendable {
    /// Nil when there are none of that name.
    func tokens(named name: String) throws(ServiceError) -> Tokens?

    /// Keeps them beside those that are there.
    func keep(_ tokens: Tokens, named name: String) throws(ServiceError)

    /// Forgets all others; all, without a name.
    func forgetAll(except name: String?) throws(ServiceError)
}

/// Where the tokens of who is signed in are kept.
public enum TokenPlace: Sendable {
    /// In the keychain on Apple's systems, for this device only; elsewhere in the session's file.
    case system
    /// In the session's file, which nobody but its owner may read: for tests and tools, which have no keychain of their own.
    case file

    var vault: (any TokenVault)? {
        switch self {
        case .file: return nil
        case .system:
            #if canImport(Security)
                return KeychainVault()
            #else
                return nil
            #endif
        }
    }
}
