#if DEBUG
    import Foundation
    import Model

    /// The addresses of the API that the debug menu offers. Debug builds only.
    @MainActor
    final class ShopEndpoints: EndpointService {
        let current: Endpoint
        let choices: [Endpoint]
        let note: String? = nil
        private let replace: @MainActor (Endpoint) async throws -> Void

        /// - Parameters:
        ///   - current: The endpoint of the shop that gets this service.
        ///   - standard: The endpoint of `Info.plist`.
        ///   - replace: Opens the shop again with another endpoint.
        init(current: Endpoint, standard: Endpoint, replace: @escaping @MainActor (Endpoint) async throws -> Void) {
            self.current = current
            choices = [standard]
            self.replace = replace
        }

        func use(_ endpoint: Endpoint) async throws(ServiceError) {
            do {
                try await replace(endpoint)
            } catch {
                throw .storage("\(error)")
            }
        }
    }

    // The privacy manifest doesn't name UserDefaults, because release builds don't use them.
    extension UserDefaults {
        private static let addressKey = "DebugShopAPI"

        /// The address that a developer entered in the debug menu, which later launches use too. `nil` for the one of
        /// `Info.plist`.
        var enteredAddress: ServerAddress? {
            get { string(forKey: Self.addressKey).flatMap { try? ServerAddress($0) } }
            set { set(newValue?.description, forKey: Self.addressKey) }
        }
    }
#endif
