import FlowKit
import Foundation
import Loading
import Model
import StoreServer
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct BrochureRepositoryTests {
    @Test func theListHasNoPagesAndIsStored() async throws {
        try await RealShop.run { shop in
            try await shop.device { device in
                #expect(try await device.brochures.brochures(.cacheOnly) == nil)
                let fresh = try #require(try await device.brochures.brochures(.networkOnly))
                #expect(fresh.map(\.id.rawValue) == ["spring-kitchen", "way-to-work", "room-to-rest"])
                #expect(fresh.allSatisfy { $0.pages.isEmpty })
                #expect(fresh.map { $0.validUntil != nil } == [true, true, false])
                let api = shop.network.api.absoluteString
                #expect(fresh[0].cover?.absoluteString == "\(api)/images/brochures/spring-kitchen/cover.svg")
                #expect(try await device.brochures.brochures(.cacheOnly) == fresh)
            }
            await shop.server.goOffline()
            try await shop.device { device in
                let stored = try await device.brochures.brochures(.cacheOnly)
                #expect(stored?.count == 3)
                await #expect(throws: ServiceError.offline) { try await device.brochures.brochures(.networkOnly) }
            }
        }
    }

    @Test func aBrochureThatWasOpenedOpensOffline() async throws {
        try await RealShop.run { shop in
            try await shop.device { device in
                let id = Brochure.ID(rawValue: "way-to-work")
                _ = try await device.brochures.brochures(.networkOnly)
                // On the list, but never opened: its pages are not there.
                #expect(try await device.brochures.brochure(id, .cacheOnly) == nil)
                let fresh = try #require(try await device.brochures.brochure(id, .networkOnly))
                #expect(fresh.pages.map(\.number) == [1, 2, 3])
                #expect(fresh.pages.allSatisfy { !$0.hotSpots.isEmpty && $0.image != nil })
                let list = try await device.brochures.brochures(.networkOnly)
                #expect(list?.count == 3)
                await shop.server.goOffline()
                #expect(try await device.brochures.brochure(id, .cacheOnly) == fresh)
            }
        }
    }

    @Test func itsProductsAreInTheShop() async throws {
        try await RealShop.run { shop in
            try await shop.device { device in
                let id = Brochure.ID(rawValue: "spring-kitchen")
                let brochure = try #require(try await device.brochures.brochure(id, .networkOnly))
                for spot in brochure.pages.flatMap(\.hotSpots) {
                    let product = try await device.products.product(spot.product, .networkOnly)
                    #expect(product?.summary.title == spot.title)
                }
                // Opened by a link, it is on no list yet.
                #expect(try await device.brochures.brochures(.cacheOnly) == nil)
            }
        }
    }

    @Test func onlyTheShopsOwnNotFoundRemovesTheStoredBrochure() async throws {
        func json(_ status: Int, _ text: String) -> StubTransport.Answer {
            .success(APIResponse(status: status, body: Data(text.utf8)))
        }
        let transport = StubTransport(
            json(200, #"{"id":"rest","title":"Room to rest"}"#), json(404, #"{"message":"Not Found"}"#),
            json(404, #"{"message":"Not found","reason":"gone"}"#))
        let client = APIClient(api: try #require(URL(string: "https://shop.example")), transport: transport)
        let files = try TestFiles()
        defer { withExtendedLifetime(files) {} }
        let brochures = BrochureRepository(
            api: BrochuresAPI(client: client), store: try await files.store(), logger: AppDatabase.silent)
        let id = Brochure.ID(rawValue: "rest")
        _ = try await brochures.brochure(id, .networkOnly)
        await #expect(throws: ServiceError.rejected(status: 404, message: "Not Found")) {
            try await brochures.brochure(id, .networkOnly)
        }
        #expect(try await brochures.brochure(id, .cacheOnly) != nil)
        await #expect(throws: ServiceError.notFound("brochure rest")) {
            try await brochures.brochure(id, .networkOnly)
        }
        #expect(try await brochures.brochure(id, .cacheOnly) == nil)
    }

    @Test(arguments: [403, 404, 405]) func aPassingStatusKeepsTheList(_ status: Int) async throws {
        try await RealShop.run { shop in
            try await shop.device { device in
                let brochures = try await device.brochures.brochures(.networkOnly)
                #expect(brochures?.count == 3)
                shop.server.inject([.status(status).onPath("/brochures")])
                await #expect(throws: ServiceError.self) { try await device.brochures.brochures(.networkOnly) }
                #expect(try await device.brochures.brochures(.cacheOnly) == brochures)
            }
        }
    }

    @Test func aServerWithoutBrochuresHasNone() async throws {
        try await RealShop.run(.init(hasExtensions: false)) { shop in
            try await shop.device { device in
                let fresh = try await device.brochures.brochures(.networkOnly)
                let stored = try await device.brochures.brochures(.cacheOnly)
                #expect(fresh == [])
                #expect(stored == [])
                await #expect(throws: ServiceError.notFound("brochure ../products/1")) {
                    try await device.brochures.brochure(.init(rawValue: "../products/1"), .networkOnly)
                }
            }
        }
    }
}
