import Foundation
import Testing

extension RawClient {
    /// Sends a JSON object.
    func post(_ target: String, _ body: String) async throws -> Response {
        try await send("POST", target, ["Content-Type": "application/json"], body: body)
    }

    /// Signs in a standard user, and returns both tokens.
    func signIn(_ name: String = "emilys") async throws -> (access: String, refresh: String) {
        let object = try await post("/auth/login", #"{"username":"\#(name)","password":"\#(name)pass"}"#).object
        return (
            try #require(object["accessToken"] as? String), try #require(object["refreshToken"] as? String)
        )
    }

    func get(_ target: String, token: String) async throws -> Response {
        try await get(target, ["Authorization": "Bearer \(token)"])
    }
}
