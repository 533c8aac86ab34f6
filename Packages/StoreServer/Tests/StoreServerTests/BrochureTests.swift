import Testing

@testable import StoreServer

@Suite struct BrochureTests {
    private let brochures = Brochure.all(in: .standard)

    @Test func threeBrochuresHaveThreeToFivePages() {
        #expect(brochures.count == 3)
        for brochure in brochures {
            #expect((3...5).contains(brochure.pages.count))
            #expect(brochure.pages.map(\.number) == Array(1...brochure.pages.count))
        }
    }

    @Test func hotSpotsAreOnThePageAndDoNotOverlap() {
        for page in brochures.flatMap(\.pages) {
            #expect((1...4).contains(page.spots.count))
            #expect(Set(page.spots.map(\.product.id)).count == page.spots.count)
            for (index, spot) in page.spots.enumerated() {
                #expect(spot.x >= 0 && spot.y >= 0 && spot.x + spot.width <= 1000 && spot.y + spot.height <= 1000)
                // A page is three wide and four high, and products are drawn in squares.
                #expect(spot.width * 3 == spot.height * 4)
                for other in page.spots.dropFirst(index + 1) {
                    let isBeside = spot.x + spot.width <= other.x || other.x + other.width <= spot.x
                    let isAbove = spot.y + spot.height <= other.y || other.y + other.height <= spot.y
                    #expect(isBeside || isAbove)
                }
            }
        }
    }

    @Test(arguments: ["de", "ar"]) func eachTextIsTranslated(language: String) {
        for brochure in brochures {
            let texts = brochure.translations[language] ?? [:]
            #expect(Set(texts.keys) == ["title", "subtitle"] && texts.values.allSatisfy { !$0.isEmpty })
            for page in brochure.pages {
                let texts = page.translations[language] ?? [:]
                #expect(Set(texts.keys) == ["title", "text"] && texts.values.allSatisfy { !$0.isEmpty })
            }
        }
    }

    @Test func theListHasNoPages() async throws {
        try await TestStore.with { test in
            let response = try await test.client.get("/brochures")
            #expect(response.header("etag") != nil)
            let list = try #require(response.object["brochures"] as? [[String: Any]])
            #expect(list.compactMap { $0["id"] as? String } == ["spring-kitchen", "way-to-work", "room-to-rest"])
            let first = try #require(list.first)
            #expect(Set(first.keys) == ["id", "title", "subtitle", "translations", "cover", "validUntil"])
            #expect(first["cover"] as? String == "\(test.address.baseURL)/images/brochures/spring-kitchen/cover.svg")
        }
    }

    @Test func aBrochureHasPagesAndSpots() async throws {
        try await TestStore.with { test in
            let object = try await test.client.get("/brochures/way-to-work").object
            let pages = try #require(object["pages"] as? [[String: Any]])
            #expect(pages.count == 3)
            let first = try #require(pages.first)
            #expect(Set(first.keys) == ["number", "title", "text", "translations", "image", "hotSpots"])
            let spot = try #require((first["hotSpots"] as? [[String: Any]])?.first)
            #expect(Set(spot.keys) == ["product", "title", "x", "y", "width", "height"])
            #expect(spot["x"] as? Double == 0.22)
            #expect(spot["width"] as? Double == 0.56)
        }
    }

    @Test(arguments: ["/brochures/summer", "/products/999", "/products/category/nonsense", "/products/999/reviews"])
    func anItemThatDoesNotExistIsGone(_ path: String) async throws {
        try await TestStore.with { test in
            let missing = try await test.client.get(path)
            #expect(missing.status == 404)
            #expect(missing.body.hasSuffix(#","reason":"gone"}"#))
            test.store.inject([.status(404)])
            #expect(try await !test.client.get(path).body.contains("reason"), "an injected fault isn't the shop's")
        }
    }

    @Test func anUnknownBrochureIsNotFound() async throws {
        try await TestStore.with { test in
            let response = try await test.client.get("/brochures/summer")
            #expect(response.status == 404)
            #expect(response.message == "Brochure with id 'summer' not found")
            #expect(try await test.client.get("/brochures/way-to-work/1").status == 404)
            for path in ["summer/1.svg", "way-to-work/0.svg", "way-to-work/9.svg", "way-to-work/../cover.svg"] {
                #expect(try await test.client.get("/images/brochures/\(path)").status == 404)
            }
        }
    }

    @Test func everyPageShowsTheNumbersOfItsHotSpotsAndNothingToTranslate() {
        for brochure in brochures {
            let cover = PictureReader(BrochurePicture(coverOf: brochure).svg)
            #expect(cover.isSelfContained, "\(brochure.id)")
            #expect(!cover.texts.contains(brochure.subtitle))
            for page in brochure.pages {
                let svg = BrochurePicture(of: page, in: brochure).svg
                let picture = PictureReader(svg)
                #expect(picture.isSelfContained, "\(brochure.id) \(page.number)")
                #expect(!picture.texts.contains(page.title))
                for number in 1...page.spots.count { #expect(picture.texts.contains("\(number)")) }
                #expect(!picture.texts.contains("\(page.spots.count + 1)"))
                #expect(svg.utf8.count < 60_000)
            }
        }
    }

    @Test func picturesAreServed() async throws {
        try await TestStore.with { test in
            for name in ["cover.svg", "1.svg", "4.svg"] {
                let response = try await test.client.get("/images/brochures/spring-kitchen/\(name)")
                #expect(response.status == 200)
                #expect(response.header("content-type") == "image/svg+xml; charset=utf-8")
            }
        }
    }

    @Test func pagesWithoutProductsAreOmitted() {
        let few = Brochure.all(in: .synthetic(count: 24))
        for page in few.flatMap(\.pages) { #expect(!page.spots.isEmpty) }
        let none = Brochure.all(in: .synthetic(count: 0))
        #expect(none.allSatisfy { $0.pages.isEmpty })
        #expect(none.allSatisfy { PictureReader(BrochurePicture(coverOf: $0).svg).isSelfContained })
    }
}
