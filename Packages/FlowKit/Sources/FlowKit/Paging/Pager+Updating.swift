extension Pager where Item: Equatable {
    /// Changes items where they stand: their order, the pages and what is on its way stay. Nobody is told of a change
    /// that changes nothing.
    ///
    /// - Parameter change: Answers what an item is now, with the same identity; nil for one that stays.
    /// - Complexity: As many calls as there are items.
    public func update(_ change: (Item) -> Item?) {
        // Pages that wait to be shown together are as old as those that are shown.
        renewed.update(change)
        if content.update(change) { state = state.map { _ in content.items } }
    }
}
