public import Loading
public import Model  // alone

/// An element of the list of __items__.
public struct __Item__: Identifiable, Hashable, Sendable {
    /// The identifier, which is stored and sent as text.
    public typealias ID = Identifier<__Item__, String>

    public var id: ID
    public var title: String

    public init(id: ID, title: String) {
        self.id = id
        self.title = title
    }
}

/// Loads the __items__.
public protocol __Name__Service: Sendable {
    /// Returns all __items__, in the server's order. For stored ones, returns `nil` if they were never loaded.
    func __items_value__(_ policy: FetchPolicy) async throws(ServiceError) -> [__Item__]?
}

// begin alone
/// No __items__, until the app has a service for them.
public struct No__Name__: __Name__Service {
    public init() {}

    public func __items_value__(_ policy: FetchPolicy) async -> [__Item__]? { [] }
}

// end alone
#if DEBUG
    extension [__Item__] {
        /// Two __items__, for previews and the gallery.
        public static var samples: [__Item__] {
            [
                __Item__(id: .init(rawValue: "first"), title: "First __item__"),
                __Item__(id: .init(rawValue: "second"), title: "Second __item__"),
            ]
        }
    }
#endif
