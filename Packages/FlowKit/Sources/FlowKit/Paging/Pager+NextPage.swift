extension Pager {
    /// So many pages in a row without anything new meet one demand: a source that repeats itself is not asked for ever.
    static var attemptLimit: Int { 10 }

    func receiveNextPage(_ answer: Answer, at cursor: Cursor, _ attempt: Int) -> Step? {
        switch answer {
        case .success(let page):
            return append(page, attempt)
        case .failure(let failure) where failure.meansCancellation:
            state = .success(content.items)
            return nil
        case .failure(let failure):
            return .fallbackNextPage(cursor, attempt: attempt, instead: failure)
        }
    }

    func receiveFallbackNextPage(_ answer: Answer, _ attempt: Int, instead failure: Failure) -> Step? {
        switch answer {
        case .success(let page) where !page.items.isEmpty:
            storedFailure = nil
            notice = failure
            return append(page, attempt)
        case .success:
            storedFailure = nil
        case .failure(let second):
            storedFailure = second.meansCancellation ? nil : second
        }
        state = .nextPageError(content.items, failure)
        return nil
    }

    /// A page may hold nothing that is not shown already; then the demand is not met, and the next one is asked for.
    private func append(_ page: Page<Item, Cursor>, _ attempt: Int) -> Step? {
        let count = content.items.count
        let isNew = content.append(page)
        if !isNew, attempt < Self.attemptLimit, let cursor = content.next {
            return .nextPage(cursor, attempt: attempt + 1)
        }
        state = .success(content.items)
        if isNew { itemsDidChange?(.added(content.items[count...])) }
        return nil
    }
}
