import Model
import Testing

@testable import Core

@Suite struct AnalyticsTests {
    @Test func aProductIsAlwaysUnderOneName() {
        let log = LogRecorder()
        let tracker = LoggingAnalyticsTracker(logger: log.logger)
        let product = Product.ID(rawValue: 12)
        let events: [AnalyticsEvent] = [
            .screenView(screen: "/products/:id", product: product), .screenView(screen: "/home", product: nil),
            .addedToBag(product, quantity: 2), .wishlistChanged(product, isOn: true),
            .wishlistChanged(product, isOn: false), .signedIn, .signedOut,
        ]
        for event in events { tracker.track(event) }
        #expect(
            log.all == [
                "info screen_view product=12 screen=/products/:id", "info screen_view screen=/home",
                "info added_to_bag product=12 quantity=2", "info added_to_wishlist product=12",
                "info removed_from_wishlist product=12", "info signed_in", "info signed_out",
            ])
    }
}
