import OrderedCollections

/// The loaded pages of a list, with each item once.
struct PagedContent<Item: Identifiable, Cursor> {
    private var content: OrderedDictionary<Item.ID, Item> = [:]
    /// The cursor of the next page. `nil` after the last page.
    private(set) var next: Cursor?

    init() {}

    init(firstPage: Page<Item, Cursor>) {
        append(firstPage)
    }

    /// The items in their order. O(1).
    var items: [Item] { content.values.elements }

    /// Adds the items of a page that aren't loaded yet. Returns a Boolean value that indicates whether there are any.
    @discardableResult
    mutating func append(_ page: Page<Item, Cursor>) -> Bool {
        let before = content.count
        for item in page.items where content[item.id] == nil { content[item.id] = item }
        next = page.next
        return content.count > before
    }
}

extension PagedContent where Item: Equatable {
    /// Replaces items in their places. Returns a Boolean value that indicates whether an item has changed.
    @discardableResult
    mutating func update(_ change: (Item) -> Item?) -> Bool {
        var isChanged = false
        for index in content.values.indices {
            let item = content.values[index]
            guard let new = change(item), new.id == item.id, new != item else { continue }
            content.values[index] = new
            isChanged = true
        }
        return isChanged
    }
}

extension PagedContent: Sendable where Item: Sendable, Item.ID: Sendable, Cursor: Sendable {}
