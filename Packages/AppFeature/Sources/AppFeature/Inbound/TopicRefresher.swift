import Brochures
import DeepLink
import FlowKit
import Loading
import Model
import MyAccount
import Orders
import ProductDetails
import ProductListing

/// Refreshes the data that a silent push names, and prepares the screens of its link.
struct TopicRefresher: Sendable {
    /// An error for an unknown topic.
    struct UnknownTopic: Error, CustomStringConvertible {
        let topic: RefreshTopic

        var description: String {
            "The app can't refresh \"\(topic.name)\". The topics are product:ID, brochures, brochure:ID, orders, bag, "
                + "wishlist, notifications, reviews, reviews:ID and configuration."
        }
    }

    let services: ServiceProvider

    private var shop: any ShopServices { services.shop }

    func refresh(_ topic: RefreshTopic) async throws {
        switch (topic.name, topic.value) {
        case ("product", let id?): _ = try await shop.products.product(try Product.ID(id, of: topic), .networkOnly)
        case ("brochures", nil): try await prepare(.brochures(.brochures))
        case ("brochure", let id?): try await prepare(.brochures(.brochure(try Brochure.ID(id, of: topic))))
        case ("orders", nil): try await prepare(.orders(.orders()))
        case ("bag", nil): try await bag()
        case ("wishlist", nil): try await wishlist()
        case ("notifications", nil): try await prepare(.myAccount(.notifications))
        case ("reviews", nil): try await prepare(.orders(.ownReviews))
        case ("reviews", let id?):
            try await prepare(.productDetails(.productReviews(try Product.ID(id, of: topic))))
        case ("configuration", nil): try await shop.configuration.refresh()
        default: throw UnknownTopic(topic: topic)
        }
    }

    /// Loads what the screens of a link show, so that they open without a connection.
    func prepare(_ stack: LinkStack<AppRoute>) async throws {
        for route in stack.via + [stack.route] + stack.modals { try await prepare(route) }
    }

    private func prepare(_ route: AppRoute) async throws {
        switch route {
        case .productDetails(.productDetails(let id)), .productDetails(.productPictures(let id, _)):
            try await services.productDetails.prepareProduct(id)
        case .productDetails(.productReviews(let id)):
            try await services.productDetails.prepareReviews(of: id)
        case .productListing(let route):
            _ = try await shop.products.products(route.query, PageRequest(cursor: nil, policy: .networkOnly), limit: 20)
        case .brochures(.brochures): _ = try await shop.brochures.brochures(.networkOnly)
        case .brochures(.brochure(let id)), .brochures(.brochureAtPage(let id, _)):
            _ = try await shop.brochures.brochure(id, .networkOnly)
        case .orders(.orders): _ = try await shop.orders.orders(.networkOnly)
        case .orders(.order(let id)): _ = try await shop.orders.order(id, .networkOnly)
        case .myAccount(.notifications): try await shop.notifications.refresh()
        case .orders(.ownReviews): _ = try await shop.ownReviews.ownReviews(.networkOnly)
        case .bag: try await bag()
        case .wishlist: try await wishlist()
        // They show what is stored on the device, or load only what the user chooses on them.
        case .activitySwitcher, .authentication, .categorySelector, .checkout, .home, .myAccount, .orders(.savedItems),
            .productDetails(.writeReview), .purchasing, .search, .web:
            break
        #if DEBUG
            case .debugMenu: break
        #endif
        }
    }

    /// Loads the changes of other devices, and the prices of the products.
    private func bag() async throws {
        try await changes { await firstOf(shop.bag.bag())?.lines.map(\.id) }
    }

    private func wishlist() async throws {
        try await changes { await firstOf(shop.wishlist.items())?.map(\.id) }
    }

    /// Loads the changes of other devices, and then the products. A failure is thrown after everything else is loaded.
    private func changes(_ ids: () async -> [Product.ID]?) async throws {
        var failure: ServiceError?
        do throws(ServiceError) { try await shop.outbox.refresh() } catch { failure = error }
        let products = await products(await ids() ?? [])
        if let failure = failure ?? products { throw failure }
    }

    /// Loads products, a few at a time, and returns the first failure. A product that the shop no longer has isn't one.
    private func products(_ ids: [Product.ID]) async -> ServiceError? {
        await withTaskGroup(of: ServiceError?.self) { [products = shop.products] loads in
            var failure: ServiceError?
            for (index, id) in ids.enumerated() {
                if index >= 4, let outcome = await loads.next() { failure = failure ?? outcome }
                loads.addTask {
                    do throws(ServiceError) {
                        _ = try await products.product(id, .networkOnly)
                        return nil
                    } catch {
                        if case .notFound = error { return nil }
                        return error
                    }
                }
            }
            for await outcome in loads { failure = failure ?? outcome }
            return failure
        }
    }

    private func firstOf<Value: Sendable>(_ values: AsyncStream<Value>) async -> Value? {
        for await value in values { return value }
        return nil
    }
}

extension Identifier where RawValue: LosslessStringConvertible {
    /// Reads an identifier in a topic.
    fileprivate init(_ text: String, of topic: RefreshTopic) throws {
        guard let id = Self(text) else { throw TopicRefresher.UnknownTopic(topic: topic) }
        self = id
    }
}
