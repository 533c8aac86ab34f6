import Dispatch
import Foundation

/// A test for whether code runs where the main actor does, which doesn't trap if it doesn't.
///
/// The main thread alone isn't enough: off Apple's platforms, other threads serve the main queue of a process that gave its
/// main thread to it.
@_spi(MainQueue) public enum MainQueue {
    private static let key = DispatchSpecificKey<Bool>()

    /// Marks the main queue, so that it can be recognized later.
    public static func mark() { DispatchQueue.main.setSpecific(key: key, value: true) }

    /// A Boolean value that indicates whether the caller runs on the main queue.
    public static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) ?? Thread.isMainThread }
}
