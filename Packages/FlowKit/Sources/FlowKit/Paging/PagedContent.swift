/// The pages of a list that are there, each item once.
struct PagedContent<Item: Identifiable, Cursor> {
    private(set) var items: [Item] = []
    private(set) var next: Cursor?
    private var known: Set<Item.ID> = []

    init() {}

    init(firstPage: Page<Item, Cursor>) {
        append(firstPage)
    }

    /// Adds what is new in a page. Returns whether anything was.
    @discardableResult
    mutating func append(_ page: Page<Item, Cursor>) -> Bool {
        let before = items.count
        for item in page.items where known.insert(item.id).inserted { items.append(item) }
        next = page.next
        return items.count > before
    }
}

extension PagedContent where Item: Equatable {
    /// Changes items where they stand. Returns whether any is another one now.
    @discardableResult
    mutating func update(_ change: (Item) -> Item?) -> Bool {
        var isChanged = false
        for index in items.indices {
            let item = items[index]
            guard let new = change(item), new.id == item.id, new != item else { continue }
            items[index] = new
            isChanged = true
        }
        return isChanged
    }
}

extension PagedContent: Sendable where Item: Sendable, Item.ID: Sendable, Cursor: Sendable {}
