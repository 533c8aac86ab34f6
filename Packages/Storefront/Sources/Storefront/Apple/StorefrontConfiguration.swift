#if canImport(SwiftUI) && !Headless
    import Foundation

    /// What the app's `Info.plist` says.
    enum StorefrontConfiguration {
        struct MissingAPI: Error, CustomStringConvertible {
            var description: String {
                "The app's Info.plist names no server: set ShopAPI to the https URL of a server of the shop's API."
            }
        }

        /// The server of the shop's API, under `ShopAPI`.
        static func api() throws(MissingAPI) -> URL {
            guard let text = Bundle.main.object(forInfoDictionaryKey: "ShopAPI") as? String, let url = URL(string: text)
            else { throw MissingAPI() }
            return url
        }
    }
#endif
