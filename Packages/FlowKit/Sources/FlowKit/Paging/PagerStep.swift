/// One question that a ``Pager`` asks, and why.
enum PagerStep<Cursor, Failure: Error> {
    case storedFirstPage
    case freshFirstPage
    /// One more of the pages that are shown, behind the first one.
    /// - Parameter attempt: How many pages in a row brought nothing new, with this one.
    case freshShownPage(Cursor, attempt: Int)
    /// - Parameter attempt: How many pages were asked for to meet one demand, with this one.
    case freshNextPage(Cursor, attempt: Int)
    /// The page that could not be had freshly.
    case storedNextPage(Cursor, attempt: Int, instead: Failure)

    var request: PageRequest<Cursor> {
        switch self {
        case .storedFirstPage: PageRequest(cursor: nil, origin: .stored)
        case .freshFirstPage: PageRequest(cursor: nil, origin: .fresh)
        case .freshShownPage(let cursor, _): PageRequest(cursor: cursor, origin: .fresh)
        case .freshNextPage(let cursor, _): PageRequest(cursor: cursor, origin: .fresh)
        case .storedNextPage(let cursor, _, _): PageRequest(cursor: cursor, origin: .stored)
        }
    }
}

extension PagerStep: Sendable where Cursor: Sendable {}
