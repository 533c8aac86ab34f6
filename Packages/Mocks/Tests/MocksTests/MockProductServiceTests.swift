import FlowKit
import Mocks
import Model
import Testing

@Suite struct MockProductServiceTests {
    private let service = MockProductService()

    /// Walks through all pages of a query.
    private func walk(_ query: ProductQuery, _ origin: DataOrigin, limit: Int = 4) async throws -> [[Int]] {
        var pages: [[Int]] = []
        var cursor: ProductCursor?
        repeat {
            let page = try await service.products(query, PageRequest(cursor: cursor, origin: origin), limit: limit)
            pages.append(page.items.map(\.id.rawValue))
            cursor = page.next
        } while cursor != nil
        return pages
    }

    @Test(arguments: [DataOrigin.stored, .fresh])
    func pagesFollowOneAnother(origin: DataOrigin) async throws {
        let pages = try await walk(ProductQuery(category: .fragrances), origin)
        #expect(pages == [[1, 2, 3, 4], [5, 6, 7]])
        #expect(try await walk(ProductQuery(), origin, limit: 30) == [Array(1...30)])
        #expect(service.calls.map(\.origin).allSatisfy { $0 == origin })
    }

    @Test(arguments: ProductSort.allCases, [DataOrigin.stored, .fresh])
    func everyOrderIsKeptAcrossPages(sort: ProductSort, origin: DataOrigin) async throws {
        let ids = try await walk(ProductQuery(sort: sort), origin).flatMap(\.self)
        #expect(ids.sorted() == Array(1...30))
        let byID = Dictionary(uniqueKeysWithValues: [ProductSummary].catalog.map { ($0.id.rawValue, $0) })
        let products = ids.compactMap { byID[$0] }
        for (one, next) in zip(products, products.dropFirst()) {
            switch sort {
            case .featured: #expect(one.id < next.id)
            case .priceAscending: #expect(one.price.list.minorUnits <= next.price.list.minorUnits)
            case .priceDescending: #expect(one.price.list.minorUnits >= next.price.list.minorUnits)
            case .ratingDescending: #expect(one.rating >= next.rating)
            case .titleAscending: #expect(one.title <= next.title)
            }
        }
    }

    @Test func everyWordMustBeFound() async throws {
        #expect(try await walk(ProductQuery(text: " DESK  dog "), .fresh) == [[9]])
        #expect(try await walk(ProductQuery(text: "kanto"), .fresh) == [[24, 26]])
        #expect(try await walk(ProductQuery(text: "unobtainium"), .fresh) == [[]])
    }

    @Test func theServerCountsSoAShiftedListRepeatsAProduct() async throws {
        let first = try await service.products(ProductQuery(), PageRequest(cursor: nil, origin: .fresh), limit: 3)
        service.products.insert(.fixture(id: 99), at: 0)
        let request = PageRequest(cursor: first.next, origin: .fresh)
        let second = try await service.products(ProductQuery(), request, limit: 3)
        #expect(second.items.map(\.id.rawValue) == [3, 4, 5])
    }

    @Test func whatIsAnsweredFreshlyIsStored() async throws {
        service.forgetStored()
        #expect(try await walk(ProductQuery(), .stored) == [[]])
        #expect(try await service.product(Product.ID(rawValue: 2), .stored) == nil)
        #expect(try await service.categories(.stored) == nil)
        _ = try await service.products(ProductQuery(), PageRequest(cursor: nil, origin: .fresh), limit: 2)
        _ = try await service.product(Product.ID(rawValue: 9), .fresh)
        _ = try await service.categories(.fresh)
        service.freshFailure = .offline
        #expect(try await walk(ProductQuery(), .stored) == [[1, 2, 9]])
        #expect(try await service.product(Product.ID(rawValue: 2), .stored) == nil)
        #expect(try await service.product(Product.ID(rawValue: 9), .stored)?.summary.title == "Walnut Desk")
        #expect(try await service.categories(.stored)?.count == 4)
        await #expect(throws: ServiceError.offline) { try await walk(ProductQuery(), .fresh) }
    }

    @Test func failuresAreSetForEachOrigin() async throws {
        service.storedFailure = .storage("unreadable")
        await #expect(throws: ServiceError.storage("unreadable")) { try await service.categories(.stored) }
        #expect(try await service.categories(.fresh)?.count == 4)
        service.failure = .offline
        await #expect(throws: ServiceError.offline) { try await service.categories(.fresh) }
        await #expect(throws: ServiceError.notFound("product 99")) {
            service.failure = nil
            return try await service.product(Product.ID(rawValue: 99), .fresh)
        }
    }
}
