import Foundation
import HTTPTypes
@_spi(Inspection) import HeadlessUI
import HummingbirdCore
import NIOCore

extension PageResponder {
    /// Responds to a message from a program on this machine that has the token. Pages are refused.
    func control(_ request: Request, _ context: HostRequestContext, token: String) async throws -> Response {
        guard context.client.isLoopback, !OriginPolicy.isBrowser(request.headers) else {
            throw Refusal.controlFromElsewhere
        }
        guard RandomToken.areEqual(request.headers[.authorization] ?? "", "Bearer " + token) else {
            throw Refusal.controlToken
        }
        guard await registry.allowsMessage() else { throw Refusal.tooManyEvents }
        let body = try await collect(request)
        let session = Self.session(of: request.head.path ?? "")
        guard let answers = await registry.deliver(Data(body.readableBytesView), to: session) else {
            throw Refusal.unknownSession
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return headers.response(
            .ok, type: "application/json", body: ByteBuffer(bytes: try encoder.encode(answers)))
    }

    private static func session(of target: String) -> String? {
        guard let query = target.split(separator: "?", maxSplits: 1).dropFirst().first else { return nil }
        return FormPost(body: query.utf8).fields.first { $0.name == "session" }?.value
    }
}

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
    /// Passes a message to the app. A page of the window that the user turned to last adds its changes to its history.
    func receive(_ message: Data) async -> ControlAnswer {
        touch()
        let pages = active.pages
        if !pages.contains(where: \.isActing) { pages.last { $0.hasStream }?.isActing = true }
        let answer = await app.receive(message)
        for window in windows { window.views.invalidate() }
        return answer
    }
}

/// An app's response to a message from a program on this machine.
public struct ControlAnswer: Codable, Hashable, Sendable {
    /// A Boolean value indicating that the app accepts the message.
    public let isAccepted: Bool
    /// The result or the reason, for the sender.
    public let text: String

    public static func accepted(_ text: String) -> ControlAnswer { ControlAnswer(isAccepted: true, text: text) }

    public static func refused(_ text: String) -> ControlAnswer { ControlAnswer(isAccepted: false, text: text) }
}

/// The response of one session's app.
public struct SessionAnswer: Codable, Hashable, Sendable {
    /// The session's name, which is not its secret: see ``SessionContext/name``.
    public let session: String
    public let answer: ControlAnswer

    public init(session: String, answer: ControlAnswer) {
        self.session = session
        self.answer = answer
    }
}
