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
