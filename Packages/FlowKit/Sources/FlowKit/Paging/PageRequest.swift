/// One page that a ``Pager`` asks for.
public struct PageRequest<Cursor> {
    /// Where the page begins: nil for the first one, otherwise the ``Page/next`` of the page before.
    public var cursor: Cursor?
    public var origin: DataOrigin

    public init(cursor: Cursor?, origin: DataOrigin) {
        self.cursor = cursor
        self.origin = origin
    }
}

extension PageRequest: Equatable where Cursor: Equatable {}
extension PageRequest: Sendable where Cursor: Sendable {}
