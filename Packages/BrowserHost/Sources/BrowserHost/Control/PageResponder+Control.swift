import Foundation
import HTTPTypes
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
