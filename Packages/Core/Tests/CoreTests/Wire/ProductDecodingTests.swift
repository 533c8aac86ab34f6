import Foundation
import Model
import Testing

@testable import Core

struct ProductDecodingTests {
    private static let base = URL(filePath: "/")

    private func product(_ json: String, base: String = "http://shop.test/api/") throws -> Product {
        let base = try #require(URL(string: base))
        return try WireDecoder.decode(ProductDTO.self, from: Data(json.utf8), base: base).product
    }

    @Test func allFieldsArrive() throws {
        let product = try product(WireSample.mascara)
        let summary = ProductSummary(
            id: Product.ID(rawValue: 1), title: "Essence Mascara Lash Princess", brand: "Essence",
            category: ProductCategory.ID(rawValue: "beauty"),
            price: Price(list: Money(minorUnits: 999), discountBasisPoints: 1048), rating: 2.56, stock: 99,
            minimumOrderQuantity: 48,
            thumbnail: URL(string: "https://cdn.dummyjson.com/product-images/beauty/thumbnail.webp"))
        #expect(product.summary == summary)
        let review = Review(
            rating: 3, comment: "Would not recommend!", date: Date(timeIntervalSince1970: 1_746_006_062.053),
            reviewer: "Eleanor Collins")
        #expect(product.details.description == "A popular mascara.")
        #expect(
            product.details.images.map(\.absoluteString) == [
                "https://cdn.dummyjson.com/product-images/beauty/1.webp", "http://shop.test/api/images/2.webp",
            ])
        #expect(product.details.tags == ["beauty", "mascara"])
        #expect(product.details.sku == "BEA-ESS-ESS-001")
        #expect(product.details.weight == 4)
        #expect(product.details.dimensions == Dimensions(width: 15.14, height: 13.08, depth: 22.99))
        #expect(product.details.warranty == "1 week warranty")
        #expect(product.details.shipping == "Ships in 3-5 business days")
        #expect(product.details.returnPolicy == "No return policy")
        #expect(product.details.reviews.map(\.comment) == [review.comment])
        let date = try #require(product.details.reviews.first?.date)
        #expect(abs(date.timeIntervalSince(try #require(review.date))) < 0.001)
    }

    @Test func theBareNecessitiesAreEnough() throws {
        let summary = ProductSummary(
            id: Product.ID(rawValue: 2), title: "Lamp", category: ProductCategory.ID(rawValue: "other"),
            price: Price(list: Money(minorUnits: 2000)))
        #expect(try product(WireSample.bare) == Product(summary: summary, details: ProductDetails()))
    }

    /// Every optional field may be null or anything else that it should not be, and the product is there all the same.
    @Test(arguments: [
        "description", "category", "discountPercentage", "rating", "stock", "tags", "brand", "sku", "weight",
        "dimensions", "warrantyInformation", "shippingInformation", "availabilityStatus", "reviews", "returnPolicy",
        "minimumOrderQuantity", "meta", "images", "thumbnail",
    ])
    func anOptionalFieldMayBeWrong(_ field: String) throws {
        for value in ["null", "[]", "{}", "-7", "1e300", #""""#, #""\u0000""#, "[null]", "[[]]", #"{"a":1}"#, "true"] {
            let product = try product(#"{"id":2,"title":"Lamp","price":20,"\#(field)":\#(value)}"#)
            #expect(product.id.rawValue == 2)
            #expect(product.summary.stock >= 0 && product.summary.minimumOrderQuantity >= 1)
            #expect((0...5).contains(product.summary.rating))
        }
    }

    @Test func invalidListItemsAreSkipped() throws {
        let product = try product(
            #"""
            {"id":2,"title":"Lamp","price":20,"tags":["a",1,null,"b"],"images":["http://x.test/1.png",7,"ftp://x/2"],
            "reviews":[{"rating":9},{"comment":"no rating"},7,{"rating":4.6,"date":"yesterday"},{"rating":null}]}
            """#)
        #expect(product.details.tags == ["a", "b"])
        #expect(product.details.images.map(\.absoluteString) == ["http://x.test/1.png"])
        #expect(product.details.reviews.map(\.rating) == [5, 5])
        #expect(product.details.reviews.map(\.date) == [nil, nil])
    }

    @Test(arguments: [
        ("https://x.test/a.png", "https://x.test/a.png"), ("/a.png", "http://shop.test/a.png"),
        ("a.png", "http://shop.test/api/a.png"), ("../a.png", "http://shop.test/a.png"),
        ("//cdn.test/a.png", "http://cdn.test/a.png"), ("HTTP://x.test/a.png", "HTTP://x.test/a.png"),
        ("a b.png", "http://shop.test/api/a%20b.png"),
    ])
    func imagesAreFoundFromTheAPIsAddress(_ text: String, _ url: String) throws {
        let product = try product(#"{"id":2,"title":"Lamp","price":20,"thumbnail":"\#(text)"}"#)
        #expect(product.summary.thumbnail?.absoluteString == url)
    }

    @Test(arguments: [
        "", "file:///etc/passwd", "javascript:alert(1)", "data:image/png;base64,AAAA", "ftp://x.test/a.png",
        "http://", "https:///a.png",
    ])
    func otherImagesAreNone(_ text: String) throws {
        #expect(try product(#"{"id":2,"title":"Lamp","price":20,"thumbnail":"\#(text)"}"#).summary.thumbnail == nil)
    }

    @Test(arguments: [
        (#"{"title":"Lamp","price":20}"#, "id", "it is missing"),
        (#"{"id":null,"title":"Lamp","price":20}"#, "id", "it is null"),
        (#"{"id":"2","title":"Lamp","price":20}"#, "id", "a whole number is expected"),
        (#"{"id":-2,"title":"Lamp","price":20}"#, "id", "it is negative"),
        (#"{"id":2.5,"title":"Lamp","price":20}"#, "id", "its value is invalid"),
        (#"{"id":99999999999999999999,"title":"Lamp","price":20}"#, "id", "its value is invalid"),
        (#"{"id":2,"price":20}"#, "title", "it is missing"),
        (#"{"id":2,"title":["Lamp"],"price":20}"#, "title", "a text is expected"),
        (#"{"id":2,"title":"Lamp"}"#, "price", "it is missing"),
        ("[]", "", "an object is expected"), ("7", "", "an object is expected"), ("", "", "it is not JSON"),
        ("<html>", "", "it is not JSON"), (#"{"id":2,"#, "", "it is not JSON"),
    ])
    func withoutTheNecessitiesThereIsNoProduct(_ json: String, _ path: String, _ reason: String) {
        #expect(throws: ServiceError.undecodable(path: path, reason: reason)) { try product(json) }
    }
}
