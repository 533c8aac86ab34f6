extension Pager {
    /// Loads the first page: also what is stored, as long as nothing is shown.
    func loadFirstPage() {
        isRefreshing = true
        begin(state.value == nil ? .storedFirstPage : .freshFirstPage)
    }

    func receiveStoredFirstPage(_ answer: Answer) -> Step? {
        switch answer {
        case .success(let page):
            storedFailure = nil
            if !page.items.isEmpty { show(page) }
        case .failure(let failure):
            storedFailure = failure.meansCancellation ? nil : failure
        }
        return .freshFirstPage
    }

    func receiveFreshFirstPage(_ answer: Answer) -> Step? {
        switch answer {
        case .success(let page):
            notice = nil
            show(page)
        case .failure(let failure) where failure.meansCancellation:
            if state.value != nil { state = .success(content.items) }
        case .failure(let failure):
            if state.value == nil {
                state = .error(failure)
            } else {
                notice = failure
                state = .success(content.items)
            }
        }
        return nil
    }

    private func show(_ firstPage: Page<Item, Cursor>) {
        content = PagedContent(firstPage: firstPage)
        state = .success(content.items)
    }
}
