public import FlowKit

/// A state that was read from a file, and what of it is not there any more.
public struct RestoredNavigation<Schema: RouteSchema>: Hashable, Sendable {
    /// As good as one that operations have led to. The app's beginning when nothing could be read.
    public let state: NavigationState<Schema>
    /// In the order of the file.
    public let dropped: [DroppedScreen]
}
