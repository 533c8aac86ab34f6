import DeepLink
import FlowKit
import Model

/// Refreshes the data that a silent push names.
struct TopicRefresher: Sendable {
    /// An error for an unknown topic.
    struct UnknownTopic: Error, CustomStringConvertible {
        let topic: RefreshTopic

        var description: String {
            "The app can't refresh \"\(topic.name)\". The topics are product:ID, brochures, brochure:ID, orders, bag, "
                + "wishlist and configuration."
        }
    }

    let services: ServiceProvider

    func refresh(_ topic: RefreshTopic) async throws {
        switch (topic.name, topic.value) {
        case ("product", let id?): try await product(id, topic)
        case ("brochures", nil): _ = try await services.shop.brochures.brochures(.networkOnly)
        case ("brochure", let id?): try await brochure(id, topic)
        case ("orders", nil): _ = try await services.shop.orders.orders(.networkOnly)
        case ("configuration", nil): try await services.shop.configuration.refresh()
        // Their content is stored on the device. Prices are refreshed with the products.
        case ("bag", nil): try await products(firstOf(services.shop.bag.bag())?.lines.map(\.id) ?? [])
        case ("wishlist", nil): try await products(firstOf(services.shop.wishlist.items())?.map(\.id) ?? [])
        default: throw UnknownTopic(topic: topic)
        }
    }

    private func product(_ id: String, _ topic: RefreshTopic) async throws {
        guard let id = Product.ID(id) else { throw UnknownTopic(topic: topic) }
        try await products([id])
    }

    private func products(_ ids: [Product.ID]) async throws {
        for id in ids { _ = try await services.shop.products.product(id, .networkOnly) }
    }

    private func brochure(_ id: String, _ topic: RefreshTopic) async throws {
        guard let id = Brochure.ID(id) else { throw UnknownTopic(topic: topic) }
        _ = try await services.shop.brochures.brochure(id, .networkOnly)
    }

    private func firstOf<Value: Sendable>(_ values: AsyncStream<Value>) async -> Value? {
        for await value in values { return value }
        return nil
    }
}
