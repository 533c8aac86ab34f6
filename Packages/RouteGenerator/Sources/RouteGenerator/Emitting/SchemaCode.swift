/// Writes `AppNavigation`, which tells the engine of navigation what the app is made of.
struct SchemaCode {
    func write(to writer: inout CodeWriter) {
        writer.line()
        writer.line("/// What the app's navigation is made of: see `Navigator` and `NavigationState`.")
        writer.block("public enum AppNavigation: RouteSchema") { writer in
            writer.line("public static var activities: [Activity] { Activity.allCases }")
            writer.line()
            writer.line("public static func tabs(of activity: Activity) -> [AppTab] { AppTab.tabs(for: activity) }")
            writer.line()
            writer.line("public static func activity(of tab: AppTab) -> Activity { tab.activity }")
            writer.line()
            writer.line("public static func defaultTab(of activity: Activity) -> AppTab { activity.defaultTab }")
            writer.line()
            writer.line("public static func root(of tab: AppTab) -> AppRoute { tab.rootRoute }")
            writer.line()
            writer.line("public static func tab(of route: AppRoute) -> AppTab? { route.tab }")
            writer.line()
            writer.line("public static func activity(of route: AppRoute) -> Activity { route.activity }")
            writer.line()
            writer.line("public static func transition(of route: AppRoute) -> RouteTransition { route.transition }")
            writer.line()
            writer.line("public static func requiresAuth(_ route: AppRoute) -> Bool { route.requiresAuth }")
        }
    }
}
