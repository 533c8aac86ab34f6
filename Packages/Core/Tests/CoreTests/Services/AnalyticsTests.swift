import Foundation
import Model
import Testing

@testable import Core

@Suite struct AnalyticsTests {
    private static let product = Product.ID(rawValue: 12)

    @Test func aProductIsAlwaysUnderOneName() {
        let log = LogRecorder()
        let tracker = LoggingAnalyticsTracker(logger: log.logger)
        let product = Self.product
        let events: [AnalyticsEvent] = [
            .screenView(screen: "/products/:id", product: product), .screenView(screen: "/home", product: nil),
            .addedToBag(product, quantity: 2), .removedFromBag(product, quantity: 2),
            .wishlistChanged(product, isOn: true),
            .wishlistChanged(product, isOn: false), .signedIn, .signedOut, .bagChanged(product, quantity: 0),
            .searched(wordCount: 2, category: ProductCategory.ID(rawValue: "tops")), .ordered(itemCount: 3),
            .link(source: "customScheme", outcome: "opened"), .push(delivery: "tappedPush", outcome: "opened"),
        ]
        for event in events { tracker.track(event) }
        #expect(
            log.all == [
                "info screen_view product=12 screen=/products/:id", "info screen_view screen=/home",
                "info added_to_bag product=12 quantity=2", "info removed_from_bag product=12 quantity=2",
                "info added_to_wishlist product=12",
                "info removed_from_wishlist product=12", "info signed_in", "info signed_out",
                "info bag_changed product=12 quantity=0", "info search category=tops words=2",
                "info order_placed items=3", "info link outcome=opened source=customScheme",
                "info push delivery=tappedPush outcome=opened",
            ])
    }

    @Test func theNewestEventsAreKeptForTheNextStart() async throws {
        let directory = try TemporaryDirectory()
        var file: AnalyticsFile? = AnalyticsFile(in: directory.url, limit: 3) { Date(timeIntervalSince1970: 1) }
        for quantity in 1...5 { file?.track(.bagChanged(Self.product, quantity: quantity)) }
        let saving = file?.saving
        file = nil
        await saving?.value
        let next = AnalyticsFile(in: directory.url, limit: 3)
        next.track(.signedIn)
        let entries = await Self.entries(in: next)
        #expect(entries.map(\.id) == [6, 5, 4])
        #expect(entries.map(\.name) == ["signed_in", "bag_changed", "bag_changed"])
        #expect(entries.last?.properties == ["product": "12", "quantity": "4"])
        #expect(entries.last?.date == Date(timeIntervalSince1970: 1))
    }

    @Test func aFileThatCannotBeReadIsEmptyAndReplaced() async throws {
        let directory = try TemporaryDirectory()
        let url = directory.url.appending(path: "analytics.json")
        try Data("[{".utf8).write(to: url)
        let file = AnalyticsFile(in: directory.url)
        #expect(await Self.entries(in: file).isEmpty)
        file.track(.signedOut)
        #expect(await Self.names(in: file) == ["signed_out"])
    }

    @Test func clearingRemovesAll() async throws {
        let directory = try TemporaryDirectory()
        var file: AnalyticsFile? = AnalyticsFile(in: directory.url)
        file?.track(.signedIn)
        file?.clear()
        let saving = file?.saving
        file = nil
        await saving?.value
        #expect(await Self.entries(in: AnalyticsFile(in: directory.url)).isEmpty)
    }

    private static func entries(in file: AnalyticsFile) async -> [AnalyticsLogEntry] {
        var entries = file.entries().makeAsyncIterator()
        return await entries.next() ?? []
    }

    private static func names(in file: AnalyticsFile) async -> [String] { await entries(in: file).map(\.name) }
}
