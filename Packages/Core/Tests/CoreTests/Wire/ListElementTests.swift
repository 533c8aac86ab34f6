import Foundation
import Model
import Testing

@testable import Core

/// A list of the server in which an element can't be read.
@Suite struct ListElementTests {
    /// A list, by the name of its endpoint.
    struct Endpoint: CustomTestStringConvertible, Sendable {
        let testDescription: String
        /// An element that can be read.
        let element: String
        /// Returns the response with a list of elements.
        let response: @Sendable (_ list: String) -> String
        /// Returns the number of elements that were read.
        let count: @Sendable (Data) throws(ServiceError) -> Int
    }

    private static let order = #"""
        {"id":7,"placedAt":"2025-04-30T09:41:02.000Z","status":"shipped","total":1,
        "products":[{"id":3,"title":"Lamp","price":1,"quantity":1}]}
        """#

    /// Lists that are loaded as a whole.
    static let lists = [
        Endpoint(testDescription: "categories", element: #"{"slug":"beauty"}"#, response: { $0 }) {
            data throws(ServiceError) in
            try WireDecoder.decode(ReadableList<CategoryDTO>.self, from: data).elements.count
        },
        Endpoint(
            testDescription: "brochures", element: #"{"id":"a","title":"A"}"#, response: { #"{"brochures":\#($0)}"# }
        ) { data throws(ServiceError) in
            try WireDecoder.decode(BrochureListDTO.self, from: data).brochures.elements.count
        },
        Endpoint(
            testDescription: "pages of a brochure", element: #"{"number":1}"#,
            response: { #"{"id":"a","title":"A","pages":\#($0)}"# }
        ) { data throws(ServiceError) in
            try WireDecoder.decode(BrochureDTO.self, from: data).brochure.pages.count
        },
        Endpoint(testDescription: "orders", element: order, response: { #"{"orders":\#($0)}"# }) {
            data throws(ServiceError) in
            try WireDecoder.decode(OrderListDTO.self, from: data).orders.count
        },
        Endpoint(
            testDescription: "lines of a cart", element: #"{"id":1,"quantity":2}"#,
            response: { #"{"id":1,"revision":3,"products":\#($0)}"# }
        ) { data throws(ServiceError) in
            try WireDecoder.decode(CartDTO.self, from: data).lines.count
        },
        Endpoint(
            testDescription: "carts", element: #"{"id":1,"revision":3,"products":[]}"#,
            response: { #"{"carts":\#($0)}"# }
        ) { data throws(ServiceError) in
            try WireDecoder.decode(CartListDTO.self, from: data).carts.elements.count
        },
        Endpoint(testDescription: "wishlist", element: "7", response: { #"{"products":\#($0),"revision":3}"# }) {
            data throws(ServiceError) in
            try WireDecoder.decode(WishesDTO.self, from: data).products.count
        },
        Endpoint(
            testDescription: "notifications", element: #"{"id":"a","title":"A","date":"2026-01-02T00:00:00Z"}"#,
            response: { #"{"notifications":\#($0)}"# }
        ) { data throws(ServiceError) in
            try WireDecoder.decode(NotificationListDTO.self, from: data).notifications.count
        },
        Endpoint(
            testDescription: "reviews of a user", element: #"{"productId":1,"productTitle":"Lamp","rating":4}"#,
            response: { #"{"reviews":\#($0)}"# }
        ) { data throws(ServiceError) in
            try WireDecoder.decode(OwnReviewListDTO.self, from: data).reviews.count
        },
    ]

    /// Lists that are loaded page by page. One without a readable element isn't an error: the next page may have some.
    static let pages = [
        Endpoint(testDescription: "products", element: WireSample.product(1), response: { #"{"products":\#($0)}"# }) {
            data throws(ServiceError) in
            try WireDecoder.decode(ProductListDTO.self, from: data).products.elements.count
        },
        Endpoint(
            testDescription: "changes of the catalog", element: #"{"product":\#(WireSample.product(1))}"#,
            response: { #"{"changes":\#($0),"next":"a","remaining":0}"# }
        ) { data throws(ServiceError) in
            try WireDecoder.decode(ChangesDTO.self, from: data).changes.changes.count
        },
        Endpoint(testDescription: "reviews", element: #"{"id":1,"rating":4}"#, response: { #"{"reviews":\#($0)}"# }) {
            data throws(ServiceError) in
            try WireDecoder.decode(ReviewPageDTO.self, from: data).page(skip: 0).reviews.count
        },
    ]

    private static let unreadable = ["null", "{}", "[]", "true", #"{"id":null}"#, #"{"id":"x","product":[]}"#]

    @Test(arguments: lists + pages) func oneElementMakesNoListUnreadable(_ endpoint: Endpoint) throws {
        for bad in Self.unreadable {
            for list in ["[\(bad),\(endpoint.element)]", "[\(endpoint.element),\(bad),\(bad)]"] {
                let count = try endpoint.count(Data(endpoint.response(list).utf8))
                #expect(count == 1, "\(list)")
            }
        }
        #expect(try endpoint.count(Data(endpoint.response("[\(endpoint.element)]").utf8)) == 1)
        #expect(try endpoint.count(Data(endpoint.response("[]").utf8)) == 0)
    }

    @Test(arguments: lists) func listWithoutAReadableElementIsAnError(_ endpoint: Endpoint) {
        for bad in Self.unreadable {
            #expect(throws: ServiceError.self, "\(bad)") {
                try endpoint.count(Data(endpoint.response("[\(bad),\(bad)]").utf8))
            }
        }
    }

    @Test(arguments: pages) func pageWithoutAReadableElementIsEmpty(_ endpoint: Endpoint) throws {
        for bad in Self.unreadable {
            #expect(try endpoint.count(Data(endpoint.response("[\(bad)]").utf8)) == 0, "\(bad)")
        }
    }

    @Test func productsThatCannotBeIdentifiedCountForTheNextPage() throws {
        let json = WireSample.list([WireSample.product(1), "{}", WireSample.product(3)], total: 5)
        let page = try WireDecoder.decode(ProductListDTO.self, from: Data(json.utf8))
        let list = ProductList(sent: page.products, total: page.total, skip: 0) { _ in true }
        #expect(list.nextOffset == 3 && list.products.map(\.id.rawValue) == [1, 3] && !list.isComplete)
    }
}
