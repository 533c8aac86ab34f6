extension StoredFirstLoader {
    func receive(_ answer: Result<Value?, Failure>, from origin: DataOrigin) {
        switch origin {
        case .stored: receiveStored(answer)
        case .fresh: receiveFresh(answer)
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

    private func receiveFresh(_ answer: Result<Value?, Failure>) {
        switch answer {
        case .success(let value):
            notice = nil
            if let value { state = .success(value) }
        case .failure(let failure) where failure.meansCancellation:
            break
        case .failure(let failure):
            if state.value == nil { state = .error(failure) } else { notice = failure }
        }
    }
}
