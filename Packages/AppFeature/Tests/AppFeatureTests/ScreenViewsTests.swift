import FlowKit
import FlowTesting
import Mocks
import Model
import Testing

@testable import AppFeature

@MainActor @Suite struct ScreenViewsTests {
    @Test func aScreenThatComesToTheFrontIsReportedOnce() throws {
        let analytics = MockAnalyticsTracker()
        let app = AppCoordinator(
            .beginning, links: try AppSamples.router(), conditions: AppConditions(),
            observers: [ScreenViews(analytics)])
        let operations: [NavigationOperation<AppNavigation>] = [
            .push(.product(1)), .present(.alert(AlertState(title: "Hello", message: "There"))), .dismiss,
            .push(.product(2), on: .tab(.bag)), .push(.product(1)), .present(.sheet(FlowState(root: .product(3)))),
            .dismiss, .selectTab(.bag), .selectTab(.shop),
            .setRoot(.listing(ProductQuery(text: "oak")), on: .tab(.shop)), .selectTab(.bag),
        ]
        for operation in operations { app.navigator.apply(operation) }
        let products = [1, 1, 3, 1, 2].map(Product.ID.init(rawValue:))
        let rest: [AnalyticsEvent] = [
            .screenView(screen: "/products", product: nil),
            .screenView(screen: "/products/:id", product: Product.ID(rawValue: 2)),
        ]
        expectNoDifference(
            analytics.events,
            [.screenView(screen: "/home", product: nil)]
                + products.map { .screenView(screen: "/products/:id", product: $0) } + rest)
    }
}
