/// A part of a list, and where the next part begins.
public struct Page<Item, Cursor> {
    public var items: [Item]
    /// Where the page after this one begins; nil on the last page.
    public var next: Cursor?

    public init(items: [Item], next: Cursor?) {
        self.items = items
        self.next = next
    }

    /// A list without anything in it.
    public static var empty: Page { Page(items: [], next: nil) }

    /// The same page of other items.
    public func map<NewItem>(_ transform: (Item) -> NewItem) -> Page<NewItem, Cursor> {
        Page<NewItem, Cursor>(items: items.map(transform), next: next)
    }
}

extension Page: Equatable where Item: Equatable, Cursor: Equatable {}
extension Page: Sendable where Item: Sendable, Cursor: Sendable {}

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

/// What has become of the items that a ``Pager`` shows.
public enum PagedItemsChange<Item> {
    /// They are these now, whatever they were before.
    case replaced([Item])
    /// These have come at the end; those before them are the same.
    case added(ArraySlice<Item>)
}

extension PagedItemsChange: Equatable where Item: Equatable {}
extension PagedItemsChange: Sendable where Item: Sendable {}
