import Model
import Synchronization

/// Lets all who have been refused with one token wait for one renewal of it.
///
/// The renewal goes on when somebody stops waiting: the server may have given new tokens already, and the old ones would
/// be worth nothing.
final class TokenRenewal: Sendable {
    private typealias Running = Task<Result<Void, ServiceError>, Never>
    private let running = Mutex<(token: AccessToken, task: Running)?>(nil)

    func run(
        for token: AccessToken, _ renew: @escaping @Sendable () async throws(ServiceError) -> Void
    ) async throws(ServiceError) {
        let task = running.withLock { running -> Running in
            if let running, running.token == token { return running.task }
            let task = Running {
                do throws(ServiceError) {
                    try await renew()
                    self.forget(token)
                    return .success(())
                } catch {
                    self.forget(token)
                    return .failure(error)
                }
            }
            running = (token, task)
            return task
        }
        let outcome = await task.value
        if Task.isCancelled { throw .cancelled }
        try outcome.get()
    }

    private func forget(_ token: AccessToken) {
        running.withLock { if $0?.token == token { $0 = nil } }
    }
}
