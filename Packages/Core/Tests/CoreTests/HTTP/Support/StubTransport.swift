import Model
import Synchronization

@testable import Core

/// Answers from a list, and remembers what it was asked.
final class StubTransport: HTTPTransport {
    typealias Answer = Result<APIResponse, ServiceError>

    private struct State {
        var answers: [Answer]
        var requests: [APIRequest] = []
    }

    private let state: Mutex<State>

    /// The last answer is given again and again.
    init(_ answers: Answer...) {
        state = Mutex(State(answers: answers))
    }

    var requests: [APIRequest] { state.withLock(\.requests) }

    func send(_ request: APIRequest) async throws(ServiceError) -> APIResponse {
        let answer = state.withLock { state -> Answer in
            state.requests.append(request)
            guard let first = state.answers.first else { return .failure(.offline) }
            if state.answers.count > 1 { state.answers.removeFirst() }
            return first
        }
        return try answer.get()
    }
}
