extension Pager {
    typealias Step = PagerStep<Cursor, Failure>
    typealias Answer = Result<Page<Item, Cursor>, Failure>

    /// Asks step by step, in the place of whatever is on its way.
    ///
    /// Nothing here holds the pager while it waits: when nobody else does, the load is cancelled.
    func begin(_ first: Step) {
        generation += 1
        work?.cancel()
        work = Task { [weak self, load, mine = generation] in
            var next: Step? = first
            while let step = next {
                let answer: Answer
                do throws(Failure) {
                    answer = .success(try await load(step.request))
                } catch {
                    answer = .failure(error)
                }
                guard let self, mine == generation else { return }
                next = receive(answer, to: step)
                // Whoever watches the state may have begun something else at once.
                guard mine == generation else { return }
                if next == nil { finish() }
            }
        }
    }

    /// Shows an answer. Returns what to ask next; nil when there is no more to ask.
    private func receive(_ answer: Answer, to step: Step) -> Step? {
        switch step {
        case .storedFirstPage(let next): receiveStoredFirstPage(answer, then: next)
        case .firstPage: receiveFirstPage(answer)
        case .fallbackFirstPage(let failure): receiveFallbackFirstPage(answer, instead: failure)
        case .freshShownPage(_, let attempt): receiveFreshShownPage(answer, attempt)
        case .nextPage(let cursor, let attempt): receiveNextPage(answer, at: cursor, attempt)
        case .fallbackNextPage(_, let attempt, let failure): receiveFallbackNextPage(answer, attempt, instead: failure)
        }
    }

    private func finish() {
        work = nil
        isRefreshing = false
        if wantsNextPage { loadNextPage() }
        wantsNextPage = false
    }
}
