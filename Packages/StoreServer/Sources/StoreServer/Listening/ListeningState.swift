/// Whether a store listens, and the changes between that, one after the other.
actor ListeningState {
    private enum State {
        case stopped
        case online(Incarnation)
        case offline(StoreAddress)
    }

    private let listener: Listener
    private var state = State.stopped
    private var ending: AsyncStream<Never>.Continuation?
    /// The last change. Each waits for the one before, so that going off and on in a hurry ends as asked last.
    private var last: Task<Void, Never>?

    init(listener: Listener) {
        self.listener = listener
    }

    var address: StoreAddress? {
        switch state {
        case .stopped: nil
        case .online(let incarnation): incarnation.address
        case .offline(let address): address
        }
    }

    /// - Returns: What ends when the store is to stop.
    func start() async throws(StoreServerError) -> AsyncStream<Never> {
        guard ending == nil else { throw .alreadyRunning }
        let (ended, continuation) = AsyncStream.makeStream(of: Never.self)
        ending = continuation
        // In a task of its own: one that was cancelled before would wait for the port in vain.
        let opening = Task { [listener] () async -> Result<Incarnation, StoreServerError> in
            do throws(StoreServerError) {
                return .success(try await listener.listen())
            } catch {
                return .failure(error)
            }
        }
        do {
            state = .online(try await opening.value.get())
        } catch {
            ending = nil
            throw error
        }
        return ended
    }

    func finish() {
        ending?.finish()
    }

    func stop() async {
        await serially { listening in
            if case .online(let incarnation) = listening.state { await incarnation.stop() }
            listening.state = .stopped
            listening.ending = nil
        }
    }

    func goOffline() async {
        await serially { listening in
            guard case .online(let incarnation) = listening.state else { return }
            listening.state = .offline(incarnation.address)
            await incarnation.vanish()
        }
    }

    func goOnline() async throws(StoreServerError) {
        let result: Result<Void, StoreServerError> = await serially { listening in
            switch listening.state {
            case .online: return .success(())
            case .stopped: return .failure(.notRunning)
            case .offline(let address):
                do throws(StoreServerError) {
                    listening.state = .online(try await listening.listener.listen(again: address.port))
                    return .success(())
                } catch {
                    return .failure(error)
                }
            }
        }
        try result.get()
    }

    private func serially<Value: Sendable>(
        _ change: @escaping @Sendable (isolated ListeningState) async -> Value
    ) async
        -> Value
    {
        let before = last
        let task = Task { [self] in
            await before?.value
            return await change(self)
        }
        last = Task { _ = await task.value }
        return await task.value
    }
}
