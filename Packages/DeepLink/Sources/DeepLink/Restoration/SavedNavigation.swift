public import Foundation

/// A state as a file, and what could not be saved of it.
public struct SavedNavigation: Hashable, Sendable {
    /// JSON.
    public let data: Data
    public let dropped: [DroppedScreen]
}
