#if canImport(Security)
    import Foundation
    import Model
    import Security

    /// Tokens in the keychain. They do not leave the device, neither in a backup nor to the user's other devices, and can
    /// be read as soon as the device was unlocked once: also by an app that a message has woken.
    struct KeychainVault: TokenVault {
        private let service: String

        /// - Parameter app: Whose items they are. Outside of a sandbox all apps share one keychain.
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
            // What another version has written counts as none.
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

        func forgetAll(except name: String?) throws(ServiceError) {
            for other in try names() where other != name {
                let status = SecItemDelete(item(other) as CFDictionary)
                guard status == errSecSuccess || status == errSecItemNotFound else { throw failure(status) }
            }
        }

        private func names() throws(ServiceError) -> [String] {
            let query: [CFString: Any] = [
                kSecClass: kSecClassGenericPassword, kSecAttrService: service, kSecReturnAttributes: true,
                kSecMatchLimit: kSecMatchLimitAll,
            ]
            var found: CFTypeRef?
            let status = SecItemCopyMatching(query as CFDictionary, &found)
            if status == errSecItemNotFound { return [] }
            guard status == errSecSuccess, let items = found as? [[String: Any]] else { throw failure(status) }
            return items.compactMap { $0[kSecAttrAccount as String] as? String }
        }

        private func item(_ name: String) -> [CFString: Any] {
            [kSecClass: kSecClassGenericPassword, kSecAttrService: service, kSecAttrAccount: name]
        }

        private func failure(_ status: OSStatus) -> ServiceError {
            let words = SecCopyErrorMessageString(status, nil) as String? ?? "code \(status)"
            return .storage("the keychain can't be used: \(words)")
        }
    }
#endif
