extension StoredFirstLoader {
    /// Shows an answer. Returns what to ask next; nil when there is no more to ask.
    func receive(_ answer: Result<Value?, Failure>, to step: LoaderStep<Failure>) -> LoaderStep<Failure>? {
        switch step {
        case .stored(let next):
            receiveStored(answer)
            return .source(next)
        case .source: return receiveFromSource(answer)
        case .fallback(let failure):
            receiveFallback(answer, instead: failure)
            return nil
        }
    }

    private func receiveStored(_ answer: Result<Value?, Failure>) {
        switch answer {
        case .success(let value):
            storedFailure = nil
            if let value { state = .success(value) }
        case .failure(let failure):
            storedFailure = failure.meansCancellation ? nil : failure
        }
    }

    private func receiveFromSource(_ answer: Result<Value?, Failure>) -> LoaderStep<Failure>? {
        switch answer {
        case .success(let value):
            notice = nil
            if let value { state = .success(value) }
        case .failure(let failure) where failure.meansCancellation:
            break
        case .failure(let failure):
            if state.value == nil { return .fallback(instead: failure) }
            notice = failure
        }
        return nil
    }

    private func receiveFallback(_ answer: Result<Value?, Failure>, instead failure: Failure) {
        receiveStored(answer)
        if state.value == nil { state = .error(failure) } else { notice = failure }
    }
}
