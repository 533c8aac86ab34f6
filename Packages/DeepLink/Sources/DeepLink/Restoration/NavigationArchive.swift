public import FlowKit

/// Where one is in an app, as a file that outlives the app's next version: screens are written as links.
///
/// A link survives what a type's name does not: a renamed route, a module that has moved. What no longer exists is left
/// out when the file is read, with a reason, and everything else is there again.
///
/// ```json
/// {"version": 1, "activity": "shop", "history": ["account"], "activities": [
///   {"id": "shop", "tab": "bag", "tabs": [{"id": "home", "stack": ["/products/12"]}],
///    "modals": [{"style": "sheet", "stack": ["/signin"]}]}]}
/// ```
///
/// Only what differs from the app's beginning is written. Alerts and dialogs are not: nobody waits for the answer any
/// more. Neither is what is hidden or disabled, because a configuration says so.
///
/// ## Topics
///
/// ### Making one
/// - ``init(_:beginning:limits:)``
///
/// ### Writing and reading
/// - ``encode(_:)``
/// - ``decode(_:over:)``
/// - ``restore(_:over:checking:)``
public struct NavigationArchive<Schema: RouteSchema>: Sendable {
    /// The version that is written. A newer one is not read.
    public static var version: Int { 1 }

    let links: URLRouter<Schema.Route>
    let beginning: Schema.Activity
    let limits: ArchiveLimits

    /// - Parameters:
    ///   - links: The links of the app's screens.
    ///   - beginning: The activity that the app begins with.
    ///   - limits: How much is written and read at most.
    public init(
        _ links: URLRouter<Schema.Route>, beginning: Schema.Activity, limits: ArchiveLimits = ArchiveLimits()
    ) {
        self.links = links
        self.beginning = beginning
        self.limits = limits
    }
}
