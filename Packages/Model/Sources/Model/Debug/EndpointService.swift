/// An address of the shop's API that the app can use.
public struct Endpoint: Hashable, Identifiable, Sendable {
    /// The origin of an address.
    public enum Origin: String, Hashable, Sendable {
        /// The server that runs in the app's own process.
        case builtIn = "built-in"
        /// An argument, or the app's configuration.
        case configuration
        /// The developer, in the debug menu.
        case entered
    }

    public let origin: Origin
    public let address: ServerAddress

    public var id: String { "\(origin.rawValue) \(address)" }

    public init(_ origin: Origin, _ address: ServerAddress) {
        self.origin = origin
        self.address = address
    }
}

/// The address of the API that the app uses, and the way to another one, for debug builds.
///
/// A host that can create its app again implements it, such as the browser host's sessions.
@MainActor
public protocol EndpointService: AnyObject, Sendable {
    /// The endpoint in use.
    var current: Endpoint { get }

    /// The endpoints that the app has without entering an address.
    var choices: [Endpoint] { get }

    /// A limit of the host for other addresses. `nil` if there is none.
    var note: String? { get }

    /// Creates the app's services and view models again with another endpoint, and remembers it.
    ///
    /// When it throws, the app uses the previous endpoint. The data of each address stays on the device.
    func use(_ endpoint: Endpoint) async throws(ServiceError)
}
