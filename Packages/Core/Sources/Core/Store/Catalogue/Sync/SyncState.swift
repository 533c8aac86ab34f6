import Foundation

/// How far the synchronisation is; stored with what it has brought.
struct SyncState: Hashable, Codable, Sendable {
    enum Phase: Hashable, Codable, Sendable {
        /// Nothing runs.
        case idle
        /// Takes what has changed since the last place.
        case following
        /// Takes everything, as a list of changes from the beginning.
        case fillingByChanges
        /// Takes everything, page by page.
        case fillingByPages(PageWalk)
        /// Removes what was not seen, behind this number.
        case sweeping(after: Int)
    }

    var phase = Phase.idle
    /// The place in the list of changes; nil before there was one.
    var place: String?
    /// How many products have been looked at since it began.
    var done = 0
    /// How many there are, as far as the server has said.
    var total: Int?
    /// When the server was asked for what makes it complete: how old that is at least; nil when it won't be.
    var asOf: Date?
    /// When it was complete for the last time.
    var lastComplete: Date?

    /// Whether what is stored meanwhile counts as seen.
    var isMarking: Bool {
        switch phase {
        case .idle, .following: false
        case .fillingByChanges, .fillingByPages, .sweeping: true
        }
    }
}

/// A walk through the pages of a list that may change meanwhile.
struct PageWalk: Hashable, Codable, Sendable {
    /// How many of the list's products come before.
    var offset = 0
    /// The last of them. The next page begins with it once more: if it does not, the list has shifted.
    var last: Int?
    /// How many there are, as the first page said.
    var total: Int?
    /// Whether the list has been the same on all pages.
    var isConsistent = true
    /// Whether it goes through the list once more, because that has changed during the first walk.
    var isSecondLook = false
}
