import Dispatch
import Foundation

/// Tells whether code runs where the main actor does, without trapping if it does not.
///
/// The main thread is not enough of a test: off Apple's platforms a process that gave its main thread to the main
/// queue is served by other threads.
enum MainQueue {
    private static let key = DispatchSpecificKey<Bool>()

    /// Marks the main queue, so that it can be recognized later.
    static func mark() { DispatchQueue.main.setSpecific(key: key, value: true) }

    static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) ?? Thread.isMainThread }
}
