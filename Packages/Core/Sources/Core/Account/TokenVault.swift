import Foundation
import Model

#if canImport(Security)
    import Security
#endif

/// A store for tokens that is separate from the session's file: the system's keychain.
///
/// Each write uses a new name, which the session's file refers to. So the file and the vault agree whenever the process ends:
/// tokens of the file's directory that the file doesn't name are deleted.
protocol TokenVault: Sendable {
    /// Returns the tokens of a name. `nil` if there are none.
    func tokens(named name: String) throws(ServiceError) -> Tokens?

    /// Stores tokens in addition to the stored ones.
    func keep(_ tokens: Tokens, named name: String) throws(ServiceError)

    /// Deletes all tokens whose names have a prefix, except those of a name.
    func forgetAll(startingWith prefix: String, except name: String?) throws(ServiceError)
}

/// The storage of a session's tokens.
public enum TokenPlace: Sendable {
    /// The keychain on Apple platforms, for this device only. The session's file on other platforms.
    case system
    /// The session's file, which only the user can read: for tests, and for tools without a keychain of their own.
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

#if canImport(Security)
    /// Tokens in the keychain. They stay on this device, also in a backup, and can be read after the device was unlocked once,
    /// so that a push can wake the app.
    struct KeychainVault: TokenVault {
        private let service: String

        /// - Parameter app: The app's identifier. Apps without a sandbox share a keychain.
        init(app: String = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName) {
            service = "\(app).session"
        }

        func tokens(named name: String) throws(ServiceError) -> Tokens? {
            var query = item(name)
            query[kSecReturnData] = true
            query[kSecMatchLimit] = kSecMatchLimitOne
            var found: CFTypeRef?
            let status = SecItemCopyMatching(query as CFDictionary, &found)
            if status == errSecItemNotFound { return nil }
            guard status == errSecSuccess, let data = found as? Data else { throw failure(status) }
            // Tokens of another version of the app count as none.
            return try? JSONDecoder().decode(Tokens.self, from: data)
        }

        func keep(_ tokens: Tokens, named name: String) throws(ServiceError) {
            guard let data = try? JSONEncoder().encode(tokens) else { throw failure(errSecParam) }
            var item = item(name)
            item[kSecValueData] = data
            item[kSecAttrAccessible] = kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly
            let status = SecItemAdd(item as CFDictionary, nil)
            guard status == errSecSuccess else { throw failure(status) }
        }

        func forgetAll(startingWith prefix: String, except name: String?) throws(ServiceError) {
            for other in try names() where other.hasPrefix(prefix) && other != name {
                let status = SecItemDelete(item(other) as CFDictionary)
                guard status == errSecSuccess || status == errSecItemNotFound else { throw failure(status) }
            }
        }

        private func names() throws(ServiceError) -> [String] {
            let query: [CFString: Any] = [
                kSecClass: kSecClassGenericPassword, kSecAttrService: service, kSecReturnAttributes: true,
                kSecMatchLimit: kSecMatchLimitAll, kSecUseDataProtectionKeychain: true,
            ]
            var found: CFTypeRef?
            let status = SecItemCopyMatching(query as CFDictionary, &found)
            if status == errSecItemNotFound { return [] }
            guard status == errSecSuccess, let items = found as? [[String: Any]] else { throw failure(status) }
            return items.compactMap { $0[kSecAttrAccount as String] as? String }
        }

        private func item(_ name: String) -> [CFString: Any] {
            [
                kSecClass: kSecClassGenericPassword, kSecAttrService: service, kSecAttrAccount: name,
                // On macOS, the file-based keychain ignores `kSecAttrAccessible`.
                kSecUseDataProtectionKeychain: true,
            ]
        }

        private func failure(_ status: OSStatus) -> ServiceError {
            let text = SecCopyErrorMessageString(status, nil) as String? ?? "code \(status)"
            return .storage("the keychain can't be used: \(text)")
        }
    }
#endif
