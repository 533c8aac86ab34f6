/// A part of a list, with the cursor of the next part.
public struct Page<Item, Cursor> {
    /// The items, in the order of the list.
    public var items: [Item]
    /// The cursor of the next page. `nil` on the last page.
    public var next: Cursor?

    /// Creates a page.
    ///
    /// - Parameters:
    ///   - items: The items, in the order of the list.
    ///   - next: The cursor of the next page. `nil` on the last page.
    public init(items: [Item], next: Cursor?) {
        self.items = items
        self.next = next
    }

    /// A list without items.
    public static var empty: Page { Page(items: [], next: nil) }

    /// Returns a page of other items with the same cursor.
    public func map<NewItem>(_ transform: (Item) -> NewItem) -> Page<NewItem, Cursor> {
        Page<NewItem, Cursor>(items: items.map(transform), next: next)
    }
}

extension Page: Equatable where Item: Equatable, Cursor: Equatable {}
extension Page: Sendable where Item: Sendable, Cursor: Sendable {}

/// A page that a ``Pager`` loads.
public struct PageRequest<Cursor> {
    /// The cursor of the page: `nil` for the first page, otherwise the ``Page/next`` of the previous page.
    public var cursor: Cursor?
    /// The sources that may be used: the cache, the network, or both.
    public var policy: FetchPolicy

    /// Creates the request for a page. The cursor is `nil` for the first page.
    public init(cursor: Cursor?, policy: FetchPolicy) {
        self.cursor = cursor
        self.policy = policy
    }
}

extension PageRequest: Equatable where Cursor: Equatable {}
extension PageRequest: Sendable where Cursor: Sendable {}
