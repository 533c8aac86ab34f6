import FlowKit
import Model

extension ScreenViews where Schema == AppNavigation {
    /// Creates a middleware that records each screen that becomes visible.
    convenience init(_ analytics: any AnalyticsTracker) {
        self.init { analytics.track(.screenView(screen: $0.route.pattern, product: $0.route.product)) }
    }
}
