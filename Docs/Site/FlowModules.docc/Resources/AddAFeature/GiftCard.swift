public import Loading

/// An element of the list of gift cards.
public struct GiftCard: Identifiable, Hashable, Sendable {
    /// The identifier, which is stored and sent as text.
    public typealias ID = Identifier<GiftCard, String>

    public var id: ID
    public var title: String

    public init(id: ID, title: String) {
        self.id = id
        self.title = title
    }
}

/// Loads the gift cards.
public protocol GiftCardsService: Sendable {
    /// Returns all gift cards, in the server's order. For stored ones, returns `nil` if they were never loaded.
    func giftCards(_ policy: FetchPolicy) async throws(ServiceError) -> [GiftCard]?
}

#if DEBUG
    extension [GiftCard] {
        /// Two gift cards, for previews and the gallery.
        public static var samples: [GiftCard] {
            [
                GiftCard(id: .init(rawValue: "first"), title: "First gift card"),
                GiftCard(id: .init(rawValue: "second"), title: "Second gift card"),
            ]
        }
    }
#endif
