import Foundation
import Model
import Testing

@testable import Core

struct ListDecodingTests {
    private func failure<Value: Decodable>(_ type: Value.Type, _ json: String) -> ServiceError? {
        do throws(ServiceError) {
            _ = try WireDecoder.decode(type, from: Data(json.utf8))
            return nil
        } catch {
            return error
        }
    }

    @Test func aPageKeepsItsOrderAndTotal() throws {
        let json = WireSample.list([WireSample.product(7), WireSample.product(3)], total: 194)
        let page = try WireDecoder.decode(ProductListDTO.self, from: Data(json.utf8))
        #expect(page.products.elements.map(\.id.rawValue) == [7, 3])
        #expect(page.total == 194)
    }

    @Test(arguments: [#"{"products":[]}"#, #"{"products":[],"total":null}"#, #"{"products":[],"total":"many"}"#])
    func aTotalMayBeMissing(_ json: String) throws {
        #expect(try WireDecoder.decode(ProductListDTO.self, from: Data(json.utf8)).total == nil)
    }

    @Test func unreadableListNamesItsFirstElement() {
        let wrong = [
            ServiceError.undecodable(path: "brochures.0.id", reason: "it is missing"),
            .undecodable(path: "brochures.0.id", reason: "it is empty"),
            .undecodable(path: "brochures.0", reason: "an object is expected"),
            .undecodable(path: "brochures.0", reason: "it is null"),
        ]
        let first = [#"{"title":"x"}"#, #"{"id":"","title":"x"}"#, "7", "null"]
        for (brochure, failure) in zip(first, wrong) {
            #expect(self.failure(BrochureListDTO.self, #"{"brochures":[\#(brochure),{}]}"#) == failure)
        }
        #expect(failure(ProductListDTO.self, "{}") == .undecodable(path: "products", reason: "it is missing"))
        let object = #"{"products":{}}"#
        #expect(failure(ProductListDTO.self, object) == .undecodable(path: "products", reason: "a list is expected"))
        #expect(failure(ProductListDTO.self, "[]") == .undecodable(path: "", reason: "an object is expected"))
    }

    @Test func theTextsOfErrorsSayWhatToDo() {
        let error = failure(BrochureListDTO.self, #"{"brochures":[{"title":"x"}]}"#)
        #expect(
            error?.description == """
                The response can't be decoded at "brochures.0.id": it is missing. The server uses another version of \
                the format, or the address isn't that of the shop's API.
                """)
        #expect(
            failure(ProductListDTO.self, "<html>")?.description == """
                The response can't be decoded at its root: it is not JSON. The server uses another version of the \
                format, or the address isn't that of the shop's API.
                """)
    }

    @Test func categoriesAreObjectsOrSlugs() throws {
        let json = #"""
            [{"slug":"beauty","name":"Beauty","url":"https://dummyjson.com/products/category/beauty"},
            {"slug":"home-decoration"},{"slug":"tops","name":""},"mens-shirts",{"slug":"x","name":7}]
            """#
        let categories = try WireDecoder.decode(ReadableList<CategoryDTO>.self, from: Data(json.utf8))
            .elements.map(\.category)
        #expect(categories.map(\.id.rawValue) == ["beauty", "home-decoration", "tops", "mens-shirts", "x"])
        #expect(categories.map(\.name) == ["Beauty", "Home Decoration", "Tops", "Mens Shirts", "X"])
    }

    @Test(arguments: [
        (#"[{"name":"Beauty"}]"#, "0.slug", "it is missing"), (#"[""]"#, "0", "it is empty"),
        (#"[{"slug":""}]"#, "0.slug", "it is empty"), ("[7]", "0", "an object is expected"),
        (#"{"beauty":1}"#, "", "a list is expected"),
    ])
    func otherCategoriesAreRefused(_ json: String, _ path: String, _ reason: String) {
        #expect(failure(ReadableList<CategoryDTO>.self, json) == .undecodable(path: path, reason: reason))
    }
}
