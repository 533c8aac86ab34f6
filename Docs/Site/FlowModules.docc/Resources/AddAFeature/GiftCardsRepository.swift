import Algorithms
import Foundation
import Loading
import Logging
import Model

/// The gift cards of a server, and those stored on the device, as one value.
struct GiftCardsRepository: GiftCardsService {
    let api: APIClient
    let store: AppDatabase
    var capabilities = ServerCapabilities.all
    let logger: Logger

    func giftCards(_ policy: FetchPolicy) async throws(ServiceError) -> [GiftCard]? {
        let cache = ResourceCache(store: store, logger: logger)
        return try await cache.load(.giftCards, [LoadDates.all], from: policy) { () throws(ServiceError) in
            try await store.readRows { try $0.setting(.giftCards, as: [StoredGiftCard].self) }
        } ask: { () throws(ServiceError) in
            guard capabilities.contains(.giftCards) else { return [] }
            return try await api.get(GiftCardsDTO.self, ["gift-cards"], asking: "list of gift cards")
                .giftCards.elements.map(\.giftCard).uniqued(on: \.id)
        } keep: { giftCards, rows in
            try rows.set(.giftCards, to: StoredJSON.text(giftCards, as: [StoredGiftCard].self))
        }
    }
}

/// The gift cards in the API's format. One that can't be read is left out.
private struct GiftCardsDTO: Decodable {
    let giftCards: ReadableList<GiftCardDTO>
}

private struct GiftCardDTO: Decodable {
    let giftCard: GiftCard

    private enum CodingKeys: CodingKey {
        case id, title
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        giftCard = GiftCard(
            id: GiftCard.ID(rawValue: try container.text(.id)), title: try container.required(String.self, .title))
    }
}

/// The stored format. `Tests/Fixtures/values.txt` has a text of it.
struct StoredGiftCard: StoredFormat {
    private var id: String?
    private var title: String?

    init(storing giftCard: GiftCard) {
        (id, title) = (giftCard.id.rawValue, giftCard.title)
    }

    func value() throws -> GiftCard {
        GiftCard(id: GiftCard.ID(rawValue: try id.required("id")), title: try title.required("title"))
    }
}
