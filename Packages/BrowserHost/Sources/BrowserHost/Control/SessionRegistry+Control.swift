import Foundation
@_spi(Inspection) import HeadlessUI

extension SessionRegistry {
    /// Passes a message to the apps of running sessions, all at the same time, and returns their responses by name.
    ///
    /// - Parameter name: The name of a session; nil for all.
    /// - Returns: Nil if no session of that name runs. An app that takes too long counts as having accepted the message.
    func deliver(_ message: Data, to name: String?) async -> [SessionAnswer]? {
        let chosen = running.filter { name == nil || $0.id.name == name }
        if name != nil, chosen.isEmpty { return nil }
        let (answers, continuation) = AsyncStream<SessionAnswer>.makeStream()
        for session in chosen {
            Task {
                let answer = await session.receive(message)
                continuation.yield(SessionAnswer(session: session.id.name, answer: answer))
            }
        }
        let timer = Task {
            try? await clock.sleep(limits.messageTime)
            continuation.finish()
        }
        var given: [String: ControlAnswer] = [:]
        if !chosen.isEmpty {
            for await answer in answers {
                given[answer.session] = answer.answer
                if given.count == chosen.count { break }
            }
        }
        timer.cancel()
        return chosen.map(\.id.name).sorted().map {
            SessionAnswer(session: $0, answer: given[$0] ?? .accepted("taken, and not done yet"))
        }
    }
}

extension Session {
    /// Passes a message to the app. Its changes show on all pages; one of them adds them to its history.
    func receive(_ message: Data) async -> ControlAnswer {
        touch()
        if !pages.contains(where: \.isActing) { pages.last { $0.hasStream }?.isActing = true }
        let answer = await app.receive(message)
        views.invalidate()
        return answer
    }
}
