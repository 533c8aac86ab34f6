import Testing

@testable import StoreServer

@Suite struct PictureTests {
    @Test(arguments: PictureView.allCases)
    func everyPictureIsWellFormedAndSelfContained(_ view: PictureView) throws {
        for product in Catalog.standard.products {
            let picture = ProductPicture(of: product, view: view)
            #expect(PictureReader(picture.svg).isSelfContained, "\(product.title)")
            #expect(picture.svg.utf8.count < 20_000)
        }
    }

    @Test func everyCategoryIsDrawnDifferently() {
        let first = Catalog.standard.categories.compactMap { Catalog.standard.products(in: $0.slug)?.first }
        #expect(
            Set(first.map { ProductPicture(of: $0, view: .front).svg.split(separator: "</defs>").last }).count == 24)
    }

    @Test func viewsAndColorsDiffer() throws {
        let products = Catalog.standard.products
        let views = Set(PictureView.allCases.map { ProductPicture(of: products[0], view: $0).svg })
        #expect(views.count == PictureView.allCases.count)
        #expect(ProductPicture(of: products[0], view: .front).svg != ProductPicture(of: products[1], view: .front).svg)
    }

    @Test func picturesHaveTheirHeaders() async throws {
        try await TestStore.with { test in
            for name in ["thumbnail.svg", "1.svg", "2.svg", "3.svg", "code.svg"] {
                let response = try await test.client.get("/images/12/\(name)")
                #expect(response.status == 200)
                #expect(response.header("content-type") == "image/svg+xml; charset=utf-8")
                #expect(response.header("cache-control") == "public, max-age=86400")
                #expect(response.header("content-security-policy") == "default-src 'none'")
                #expect(response.header("x-content-type-options") == "nosniff")
                #expect(PictureReader(response.body).isWellFormed)
            }
            for path in ["/images/12/9.svg", "/images/9999/1.svg", "/images/1/1.png", "/images/../catalog.svg"] {
                let response = try await test.client.get(path)
                #expect(response.status == 404)
                #expect(response.message == "There is no such picture")
            }
            for path in ["/images", "/images/12", "/images/../etc/passwd"] {
                let response = try await test.client.get(path)
                #expect(response.status == 404)
                #expect(response.message == "There is nothing at '\(path)'")
            }
        }
    }

    @Test func colorsAreParsedMixedAndClamped() {
        #expect(Color(hex: "#a1b2c3").hex == "#a1b2c3")
        #expect(Color(hex: "nonsense").hex == "#808080")
        #expect(Color.white.mixed(Color(0, 0, 0), 0.5).hex == "#808080")
        #expect(Color(300, -5, 9).hex == "#ff0009")
    }
}
