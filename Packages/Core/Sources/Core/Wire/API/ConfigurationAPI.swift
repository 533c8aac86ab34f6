public import Foundation
public import Model

/// What a server says of the app at run time. The format of DummyJSON has nothing of the kind: this is an extension.
public struct ConfigurationAPI: Sendable {
    private let address: APIAddress
    private let exchange: JSONExchange

    /// - Parameters:
    ///   - api: Where the API lives, with any path in front of `/configuration`.
    ///   - transport: What carries the requests.
    public init(api: URL, transport: any HTTPTransport) {
        address = APIAddress(api)
        exchange = JSONExchange(transport: transport)
    }

    /// What the server says; everything on when it has nothing to say (404).
    public func configuration() async throws(ServiceError) -> AppConfiguration {
        do throws(ServiceError) {
            return try await exchange.get(ConfigurationDTO.self, address.url(["configuration"]), "configuration")
                .configuration
        } catch .notFound {
            return AppConfiguration()
        }
    }
}
