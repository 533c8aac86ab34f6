import Hummingbird

/// The route of the gift cards. An extension of DummyJSON's format.
struct GiftCardsController {
    func addRoutes(to router: some RouterMethods<StoreRequestContext>) {
        router.get("gift-cards") { _, _ in
            GiftCardsResponse(giftCards: [
                .init(id: "first", title: "First gift card"), .init(id: "second", title: "Second gift card"),
            ])
        }
    }
}

private struct GiftCardsResponse: ResponseEncodable {
    struct GiftCard: Encodable {
        let id, title: String
    }

    let giftCards: [GiftCard]
}
