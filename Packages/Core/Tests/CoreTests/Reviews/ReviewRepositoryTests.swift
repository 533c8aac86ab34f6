import FlowKit
import Foundation
import HTTPTypes
import Loading
import Mocks
import Model
import Synchronization
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct ReviewRepositoryTests {
    private let files: TestFiles
    private let stool = Product.ID(rawValue: 8)
    private let draft = ReviewDraft(rating: 4, comment: "Stands straight.")

    init() throws { files = try TestFiles() }

    private func answer(_ body: String, status: Int = 200) -> StubTransport.Answer {
        .success(APIResponse(status: status, body: Data(body.utf8)))
    }

    private func reviews(
        _ transport: any HTTPTransport, capabilities: ServerCapabilities = .all
    ) async throws -> ReviewRepository {
        let url = try #require(URL(string: "http://shop.test/api"))
        return ReviewRepository(
            api: ReviewsAPI(
                reading: APIClient(api: url, transport: transport), writing: APIClient(api: url, transport: transport)),
            store: try await files.store([.fixture(id: 8)]), capabilities: capabilities, logger: AppDatabase.silent)
    }

    @Test func aPageIsAskedForByItsOffset() async throws {
        let transport = StubTransport(
            answer(
                #"{"reviews":[{"id":3,"rating":5,"comment":"Good","reviewerName":"Ada"},{"comment":"no stars"},"#
                    + #"{"id":3,"rating":1}],"total":9,"skip":2,"limit":3,"average":4.25}"#))
        let page = try #require(try await reviews(transport).reviews(of: stool, .networkOnly, after: 2, limit: 3))
        #expect(
            transport.requests.map(\.url.absoluteString) == ["http://shop.test/api/products/8/reviews?limit=3&skip=2"])
        #expect(page.reviews == [Review(id: 3, rating: 5, comment: "Good", reviewer: "Ada")])
        #expect(page.total == 9 && page.average == 4.25)
        // What can't be read counts: the next page begins behind it.
        #expect(page.next == 5)
    }

    @Test func withoutReviewsOfTheServerThoseOfTheProductAreShown() async throws {
        let transport = StubTransport()
        let page = try await reviews(transport, capabilities: .dummyJSON)
            .reviews(of: stool, .networkOnly, after: 0, limit: 5)
        #expect(page == ReviewPage(all: .fixtures))
        #expect(transport.requests.isEmpty)
    }

    @Test(arguments: [403, 404, 405]) func aPassingStatusKeepsTheReviews(_ status: Int) async throws {
        let reviews = try await reviews(
            StubTransport(answer(#"{"reviews":[],"total":0}"#), answer("{}", status: status)))
        let page = try await reviews.reviews(of: stool, .networkOnly, after: 0, limit: 5)
        await #expect(throws: ServiceError.self) {
            try await reviews.reviews(of: stool, .networkOnly, after: 0, limit: 5)
        }
        #expect(try await reviews.reviews(of: stool, .cacheOnly, after: 0, limit: 5) == page)
    }

    @Test func offlineIsOffline() async throws {
        let reviews = try await reviews(StubTransport(.failure(.offline)))
        await #expect(throws: ServiceError.offline) {
            try await reviews.reviews(of: stool, .networkOnly, after: 0, limit: 5)
        }
    }

    @Test func aReviewIsSentWithOneKeyUntilItIsTaken() async throws {
        let taken = answer(
            #"{"id":7,"rating":4,"comment":"Stands straight.","reviewerName":"Emily Johnson"}"#, status: 201)
        let transport = StubTransport(.failure(.timedOut(after: .seconds(1))), answer("{}", status: 503), taken)
        let reviews = try await reviews(transport)
        await #expect(throws: ServiceError.self) { try await reviews.write(draft, of: stool) }
        await #expect(throws: ServiceError.self) { try await reviews.write(draft, of: stool) }
        #expect(try await reviews.write(draft, of: stool).id == 7)
        _ = try await reviews.write(draft, of: stool)
        let keys = transport.requests.map { $0.headers["Idempotency-Key"] }
        #expect(keys.count == 4 && Set(keys.prefix(3)).count == 1 && keys[3] != keys[0])
        #expect(transport.requests.allSatisfy { $0.method == .post && $0.body == transport.requests[0].body })
    }

    /// The keys of drafts that were never sent successfully don't add up.
    @Test func onlyTheLatestKeysAreKept() async throws {
        let transport = StubTransport(.failure(.offline))
        let reviews = try await reviews(transport)
        for number in [0] + Array(1...20) + [20, 0] {
            await #expect(throws: ServiceError.offline) {
                try await reviews.write(ReviewDraft(rating: 1, comment: "\(number)"), of: stool)
            }
        }
        let keys = transport.requests.map { $0.headers["Idempotency-Key"] }
        #expect(keys.count == 23 && keys[20] == keys[21] && keys[0] != keys[22])
    }

    @Test func anotherTextHasAnotherKey() async throws {
        let transport = StubTransport(.failure(.offline))
        let reviews = try await reviews(transport)
        for comment in ["One", "Another"] {
            await #expect(throws: ServiceError.offline) {
                try await reviews.write(ReviewDraft(rating: 1, comment: comment), of: stool)
            }
        }
        #expect(Set(transport.requests.map { $0.headers["Idempotency-Key"] }).count == 2)
    }

    @Test(arguments: [
        (#"{"total":3}"#, "reviews", "it is missing"), (#"{"reviews":7}"#, "reviews", "a list is expected"),
    ])
    func invalidReviewPageErrorNamesThePath(_ body: String, _ path: String, _ reason: String) async throws {
        let reviews = try await reviews(StubTransport(answer(body)))
        do throws(ServiceError) {
            _ = try await reviews.reviews(of: stool, .networkOnly, after: 0, limit: 5)
            Issue.record("There is a page.")
        } catch {
            #expect("\(error)".contains("\"\(path)\": \(reason)"))
        }
    }

    @Test func anUnreadableResponseToAReviewNamesThePath() async throws {
        let reviews = try await reviews(StubTransport(answer(#"{"id":7,"rating":"many"}"#, status: 201)))
        await #expect(
            throws: ServiceError.undecodable(path: "rating", reason: "a number is expected")
        ) { try await reviews.write(draft, of: stool) }
    }

    @Test func writtenReviewIsCountedOnlyForItsProduct() async throws {
        let taken = answer(#"{"id":7,"rating":4,"comment":"Stands straight.","reviewerName":"Ada"}"#, status: 201)
        let reviews = try await reviews(StubTransport(.failure(.offline), taken))
        var writings = reviews.writings(of: stool).makeAsyncIterator()
        var others = reviews.writings(of: Product.ID(rawValue: 9)).makeAsyncIterator()
        #expect(await writings.next() == 0)
        #expect(await others.next() == 0)
        await #expect(throws: ServiceError.offline) { try await reviews.write(draft, of: stool) }
        _ = try await reviews.write(draft, of: stool)
        #expect(await writings.next() == 1)
        _ = try await reviews.write(draft, of: Product.ID(rawValue: 9))
        #expect(await others.next() == 1)
    }

    /// A page that was requested before the review was written arrives after the page with the review.
    @Test func anOlderResponseDoesNotReplaceALaterOne() async throws {
        let reload = Mutex<(@Sendable () async -> Void)?>(nil)
        let transport = ClosureTransport { _ throws(ServiceError) in
            let first = reload.withLock { $0.take() }
            await first?()
            let reviews = first == nil ? #"{"id":1,"rating":5}"# : ""
            return APIResponse(status: 200, body: Data(#"{"reviews":[\#(reviews)]}"#.utf8))
        }
        let reviews = try await reviews(transport)
        let stool = stool
        reload.withLock { $0 = { _ = try? await reviews.reviews(of: stool, .networkOnly, after: 0, limit: 5) } }
        _ = try await reviews.reviews(of: stool, .networkOnly, after: 0, limit: 5)
        #expect(try await reviews.reviews(of: stool, .cacheOnly, after: 0, limit: 5)?.reviews.map(\.id) == [1])
    }
}
