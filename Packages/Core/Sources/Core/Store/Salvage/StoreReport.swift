/// What happened to a store's file that could not be used: where it is now, and what was saved from it.
///
/// It is given at each opening until ``acknowledge()``.
public struct StoreReport: Hashable, Sendable, Codable {
    /// The file that was put aside.
    public let setAside: SetAsideStore
    /// How many rows of what the user owns were saved into the new store: lines of the bag, items of the wishlist, links
    /// that wait, settings.
    public let savedRows: Int
    /// Whether all that the user owned was saved.
    public let isComplete: Bool

    /// Says that the user has been told: later openings do not give it any more. The file stays where it is.
    public func acknowledge() { ReportNote(of: setAside.to).remove() }
}

extension StoreReport: CustomStringConvertible {
    /// What happened, what it means, what to do.
    public var description: String {
        switch setAside.reason {
        case .newer, .foreign: setAside.description
        case .corrupt, .notADatabase: "\(setAside) \(saved)"
        }
    }

    private var saved: String {
        let entries = savedRows == 1 ? "1 entry" : "\(savedRows) entries"
        return switch (savedRows, isComplete) {
        case (0, true): "It had no user data."
        case (0, false): "Its user data could not be read."
        case (_, true): "All user data in it was recovered: \(entries)."
        case (_, false): "A part of its user data was recovered: \(entries)."
        }
    }
}
