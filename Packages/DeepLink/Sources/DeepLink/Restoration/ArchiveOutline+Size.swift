extension ArchiveOutline {
    /// Leaves out what a file of some size can't hold: whole stacks, the last ones first. Texts count as if each of
    /// their bytes were escaped in the shortest way, so that what is kept fits for sure.
    mutating func cut(to limit: Int) {
        var size = 100 + Self.size(of: [activity] + history)
        var isFull = false
        for index in activities.indices {
            let id = activities[index].id
            size += 60 + Self.size(of: [id, activities[index].tab ?? ""])
            let tabs = activities[index].tabs
            activities[index].tabs = tabs.filter { tab in
                keep([tab.id, tab.root ?? ""] + tab.stack, at: .tab(tab.id), &size, limit, &isFull)
            }
            var kept: [Modal] = []
            for (number, modal) in activities[index].modals.enumerated() {
                let place = DroppedScreen.Location.modal(number, over: id)
                guard keep([modal.style] + modal.stack, at: place, &size, limit, &isFull) else { break }
                kept.append(modal)
            }
            activities[index].modals = kept
        }
    }

    private mutating func keep(
        _ texts: [String], at location: DroppedScreen.Location, _ size: inout Int, _ limit: Int, _ isFull: inout Bool
    ) -> Bool {
        let added = 40 + Self.size(of: texts)
        isFull = isFull || size + added > limit
        if isFull {
            dropped.append(DroppedScreen(location, .tooLarge(bytes: size + added, limit: limit)))
        } else {
            size += added
        }
        return !isFull
    }

    private static func size(of texts: [String]) -> Int { texts.reduce(0) { $0 + 3 + 2 * $1.utf8.count } }
}
