import FlowKit
import Foundation
import Loading
import Model
import StoreServer
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct OwnReviewTests {
    @Test func writtenReviewIsListedAndStored() async throws {
        try await RealShop.run { shop in
            try await shop.device { device in
                await #expect(throws: ServiceError.unauthorized) {
                    try await device.ownReviews.ownReviews(.networkOnly)
                }
                try await device.signIn()
                #expect(try await device.ownReviews.ownReviews(.cacheOnly) == nil)
                #expect(try await device.ownReviews.ownReviews(.networkOnly) == [])
                var writings = device.ownReviews.writings().makeAsyncIterator()
                #expect(await writings.next() == 0)
                let id = Product.ID(rawValue: 12)
                let review = try await device.reviews.write(ReviewDraft(rating: 4, comment: "Good"), of: id)
                #expect(await writings.next() == 1)
                let reviews = try #require(try await device.ownReviews.ownReviews(.networkOnly))
                #expect(reviews.map(\.id) == [id])
                #expect(reviews.first?.review == review)
                #expect(reviews.first?.title == shop.server.catalog.product(12)?.title)
                #expect(reviews.first?.image?.absoluteString.hasPrefix(shop.network.api.absoluteString) == true)

                await shop.server.goOffline()
                await #expect(throws: ServiceError.offline) { try await device.ownReviews.ownReviews(.networkOnly) }
                #expect(try await device.ownReviews.ownReviews(.staleIfError) == reviews)
                try await device.authentication.signOut()
                await #expect(throws: ServiceError.unauthorized) { try await device.ownReviews.ownReviews(.cacheOnly) }
            }
        }
    }

    @Test func aServerWithoutReviewsHasNone() async throws {
        try await RealShop.run(.init(hasExtensions: false)) { shop in
            try await shop.device { device in
                try await device.signIn()
                #expect(try await device.ownReviews.ownReviews(.networkOnly) == [])
            }
        }
    }

    @Test(arguments: [403, 404, 405]) func aPassingStatusKeepsThem(_ status: Int) async throws {
        try await RealShop.run { shop in
            try await shop.device { device in
                try await device.signIn()
                _ = try await device.reviews.write(
                    ReviewDraft(rating: 4, comment: "Stands straight."), of: Product.ID(rawValue: 8))
                let reviews = try await device.ownReviews.ownReviews(.networkOnly)
                #expect(reviews?.count == 1)
                shop.server.inject([.status(status).onPath("/users/1/reviews")])
                await #expect(throws: ServiceError.self) { try await device.ownReviews.ownReviews(.networkOnly) }
                #expect(try await device.ownReviews.ownReviews(.cacheOnly) == reviews)
            }
        }
    }
}
