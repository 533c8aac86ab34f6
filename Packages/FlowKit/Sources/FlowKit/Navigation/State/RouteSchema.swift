/// A schema that also knows of each screen where it lives and how it comes up: what its view model declares.
///
/// The app's generated navigation is one. Activities and tabs have names that URLs and stored states use.
public protocol RouteSchema: NavigationSchema
where Activity: RawRepresentable, Activity.RawValue == String, Tab: RawRepresentable, Tab.RawValue == String {
    /// The tab whose root screen it is; nil for a screen that is no tab's root.
    static func tab(of route: Route) -> Tab?
    static func activity(of route: Route) -> Activity
    /// How the screen comes up when nobody says otherwise.
    static func transition(of route: Route) -> RouteTransition
    /// Whether only a signed-in user sees the screen.
    static func requiresAuth(_ route: Route) -> Bool
}
