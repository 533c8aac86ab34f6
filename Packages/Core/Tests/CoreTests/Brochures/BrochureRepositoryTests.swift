import FlowKit
import Foundation
import Model
import StoreServer
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(10)), .boundedParallelism) struct BrochureRepositoryTests {
    @Test func theListHasNoPagesAndIsStored() async throws {
        try await RealShop.run { shop in
            try await shop.device { device in
                #expect(try await device.brochures.brochures(.stored) == nil)
                let fresh = try #require(try await device.brochures.brochures(.fresh))
                #expect(fresh.map(\.id.rawValue) == ["spring-kitchen", "way-to-work", "room-to-rest"])
                #expect(fresh.allSatisfy { $0.pages.isEmpty })
                #expect(fresh.map { $0.validUntil != nil } == [true, true, false])
                let api = shop.network.api.absoluteString
                #expect(fresh[0].cover?.absoluteString == "\(api)/images/brochures/spring-kitchen/cover.svg")
                #expect(try await device.brochures.brochures(.stored) == fresh)
            }
            await shop.server.goOffline()
            try await shop.device { device in
                let stored = try await device.brochures.brochures(.stored)
                #expect(stored?.count == 3)
                await #expect(throws: ServiceError.offline) { try await device.brochures.brochures(.fresh) }
            }
        }
    }

    @Test func aBrochureThatWasOpenedOpensOffline() async throws {
        try await RealShop.run { shop in
            try await shop.device { device in
                let id = Brochure.ID(rawValue: "way-to-work")
                _ = try await device.brochures.brochures(.fresh)
                // On the list, but never opened: its pages are not there.
                #expect(try await device.brochures.brochure(id, .stored) == nil)
                let fresh = try #require(try await device.brochures.brochure(id, .fresh))
                #expect(fresh.pages.map(\.number) == [1, 2, 3])
                #expect(fresh.pages.allSatisfy { !$0.hotSpots.isEmpty && $0.image != nil })
                let list = try await device.brochures.brochures(.fresh)
                #expect(list?.count == 3)
                await shop.server.goOffline()
                #expect(try await device.brochures.brochure(id, .stored) == fresh)
            }
        }
    }

    @Test func itsProductsAreInTheShop() async throws {
        try await RealShop.run { shop in
            try await shop.device { device in
                let id = Brochure.ID(rawValue: "spring-kitchen")
                let brochure = try #require(try await device.brochures.brochure(id, .fresh))
                for spot in brochure.pages.flatMap(\.hotSpots) {
                    let product = try await device.products.product(spot.product, .fresh)
                    #expect(product?.summary.title == spot.title)
                }
                // Opened by a link, it is on no list yet.
                #expect(try await device.brochures.brochures(.stored) == nil)
            }
        }
    }

    @Test func whatIsGoneIsForgotten() async throws {
        try await RealShop.run { shop in
            try await shop.device { device in
                let id = Brochure.ID(rawValue: "room-to-rest")
                _ = try await device.brochures.brochures(.fresh)
                _ = try await device.brochures.brochure(id, .fresh)
                shop.server.inject([.status(404).times(1)])
                await #expect(throws: ServiceError.notFound("brochure room-to-rest")) {
                    try await device.brochures.brochure(id, .fresh)
                }
                #expect(try await device.brochures.brochure(id, .stored) == nil)
                let stored = try await device.brochures.brochures(.stored)
                #expect(stored?.count == 2)
            }
        }
    }

    @Test func aServerWithoutBrochuresHasNone() async throws {
        try await RealShop.run(.init(hasExtensions: false)) { shop in
            try await shop.device { device in
                let fresh = try await device.brochures.brochures(.fresh)
                let stored = try await device.brochures.brochures(.stored)
                #expect(fresh == [])
                #expect(stored == [])
                await #expect(throws: ServiceError.notFound("brochure ../products/1")) {
                    try await device.brochures.brochure(.init(rawValue: "../products/1"), .fresh)
                }
            }
        }
    }
}
