import FlowKit
import Model

extension ScreenViews where Schema == AppNavigation {
    /// Counts each screen that comes to the front.
    convenience init(_ analytics: any AnalyticsTracker) {
        self.init { analytics.track(.screenView(screen: $0.route.pattern, product: $0.route.product)) }
    }
}
