public import FlowKit

/// A condition that holds for every sequence of operations.
///
/// ```swift
/// NavigationInvariant<ShopNavigation>("no checkout without a bag") { run in
///     run.states.contains { … } ? "the checkout is open" : nil
/// }
/// ```
///
/// ## Topics
///
/// ### An app's own
/// - ``init(_:_:)``
///
/// ### True of every schema
/// - ``standard``
/// - ``sound``
/// - ``told``
/// - ``rooted``
/// - ``undoable``
/// - ``traveled``
/// - ``replayed``
/// - ``planned``
/// - ``stored``
public struct NavigationInvariant<Schema: NavigationSchema>: Sendable {
    public typealias Run = NavigationRun<Schema>

    /// Begins the failure: "every state is sound".
    public let name: String
    /// Says what is wrong; nil when nothing is.
    let problem: @Sendable (Run) -> String?

    public init(_ name: String, _ problem: @escaping @Sendable (Run) -> String?) {
        self.name = name
        self.problem = problem
    }

    /// The invariants of FlowKit.
    public static var standard: [NavigationInvariant] {
        [sound, told, rooted, undoable, traveled, replayed, planned, stored]
    }
}
