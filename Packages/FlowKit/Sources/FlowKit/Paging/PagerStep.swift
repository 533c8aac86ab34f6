/// One question that a ``Pager`` asks, and why.
enum PagerStep<Cursor, Failure: Error> {
    case storedFirstPage(then: DataOrigin)
    case firstPage(DataOrigin)
    /// The first page that could not be had, when nothing is shown.
    case fallbackFirstPage(instead: Failure)
    /// One more of the pages that are shown, behind the first one.
    /// - Parameter attempt: How many pages in a row brought nothing new, with this one.
    case freshShownPage(Cursor, attempt: Int)
    /// - Parameter attempt: How many pages were asked for to meet one demand, with this one.
    case nextPage(Cursor, attempt: Int)
    /// The page that could not be had.
    case fallbackNextPage(Cursor, attempt: Int, instead: Failure)

    var request: PageRequest<Cursor> {
        switch self {
        case .storedFirstPage: PageRequest(cursor: nil, origin: .stored)
        case .firstPage(let origin): PageRequest(cursor: nil, origin: origin)
        case .fallbackFirstPage: PageRequest(cursor: nil, origin: .fallback)
        case .freshShownPage(let cursor, _): PageRequest(cursor: cursor, origin: .fresh)
        case .nextPage(let cursor, _): PageRequest(cursor: cursor, origin: .current)
        case .fallbackNextPage(let cursor, _, _): PageRequest(cursor: cursor, origin: .fallback)
        }
    }
}

extension PagerStep: Sendable where Cursor: Sendable {}
