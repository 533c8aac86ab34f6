extension Pager {
    /// Loads the first page: also what is stored, as long as nothing is shown. Behind what is shown, all of its pages
    /// are loaded: a list that somebody has scrolled through does not become shorter.
    func loadFirstPage(_ origin: DataOrigin) {
        isRefreshing = true
        lengthToRenew = state.value == nil ? 0 : content.items.count
        begin(state.value == nil ? .storedFirstPage(then: origin) : .firstPage(origin))
    }

    func receiveStoredFirstPage(_ answer: Answer, then origin: DataOrigin) -> Step? {
        showStored(answer)
        return .firstPage(origin)
    }

    /// What the device holds is better than nothing, and the notice says why it is shown.
    func receiveFallbackFirstPage(_ answer: Answer, instead failure: Failure) -> Step? {
        showStored(answer)
        if state.value == nil { state = .error(failure) } else { notice = failure }
        return nil
    }

    private func showStored(_ answer: Answer) {
        switch answer {
        case .success(let page):
            storedFailure = nil
            if !page.items.isEmpty { show(PagedContent(firstPage: page)) }
        case .failure(let failure):
            storedFailure = failure.meansCancellation ? nil : failure
        }
    }

    func receiveFirstPage(_ answer: Answer) -> Step? {
        switch answer {
        case .success(let page):
            renewed = PagedContent(firstPage: page)
            return renewedPageAfter(attempt: 0)
        case .failure(let failure):
            return endRenewing(failure)
        }
    }

    func receiveFreshShownPage(_ answer: Answer, _ attempt: Int) -> Step? {
        switch answer {
        case .success(let page):
            let isNew = renewed.append(page)
            return renewedPageAfter(attempt: isNew ? 0 : attempt)
        case .failure(let failure):
            return endRenewing(failure)
        }
    }

    /// Asks for the next of the pages that are shown; when all are there, they are shown at once.
    private func renewedPageAfter(attempt: Int) -> Step? {
        if renewed.items.count < lengthToRenew, attempt < Self.attemptLimit, let cursor = renewed.next {
            return .freshShownPage(cursor, attempt: attempt + 1)
        }
        notice = nil
        show(renewed)
        renewed = PagedContent()
        return nil
    }

    /// What is shown stays, with its length: a part of it alone would be neither old nor new.
    private func endRenewing(_ failure: Failure) -> Step? {
        renewed = PagedContent()
        if state.value != nil {
            if !failure.meansCancellation { notice = failure }
            state = .success(content.items)
            return nil
        }
        return failure.meansCancellation ? nil : .fallbackFirstPage(instead: failure)
    }

    private func show(_ content: PagedContent<Item, Cursor>) {
        self.content = content
        state = .success(content.items)
        itemsDidChange?(.replaced(content.items))
    }
}
