import Foundation
import Model

/// The values of the app's `Info.plist`.
struct ShopConfiguration {
    /// A value that `Info.plist` lacks, or that can't be read.
    struct InvalidValue: Error, CustomStringConvertible {
        let key: String

        var description: String { "Set \(key) in the app's Info.plist. The README of Apps/Storefront says how." }
    }

    /// The server of the shop's API.
    let api: ServerAddress
    /// The host of universal links.
    let webHost: String
    /// The scheme of the app's own links.
    let scheme: String
    let version: AppVersion

    init(_ bundle: Bundle = .main) throws {
        func text(_ key: String) throws -> String {
            guard let text = bundle.object(forInfoDictionaryKey: key) as? String, !text.isEmpty else {
                throw InvalidValue(key: key)
            }
            return text
        }
        guard let api = try? ServerAddress(text("ShopAPI")) else { throw InvalidValue(key: "ShopAPI") }
        guard let version = AppVersion(try text("CFBundleShortVersionString")) else {
            throw InvalidValue(key: "CFBundleShortVersionString")
        }
        self.api = api
        self.version = version
        webHost = try text("ShopWebHost")
        scheme = try text("ShopScheme")
    }
}
