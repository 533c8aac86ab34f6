import Foundation
import Testing

@testable import StoreServer

@Suite struct NotificationSettingsTests {
    @Test func eachUserHasTheirOwn() async throws {
        try await TestStore.with { test in
            let emily = try await test.client.signIn().access
            let michael = try await test.client.signIn("michaelw").access
            let path = "/users/1/notification-settings"
            #expect(
                try await test.client.get(path, token: emily).body == #"{"messages":true,"offers":false,"orders":true}"#
            )
            let new = #"{"messages":false,"offers":true,"orders":true}"#
            let response = try await test.client.change("PUT", path, token: emily, new)
            #expect(response.status == 200)
            #expect(response.body == new)
            #expect(try await test.client.get(path, token: emily).body == new)
            let other = try await test.client.get("/users/2/notification-settings", token: michael)
            #expect(try other.object["offers"] as? Bool == false)
            #expect(try await test.client.get(path, token: michael).status == 403)
            #expect(try await test.client.change("PUT", path, token: michael, new).status == 403)
            #expect(try await test.client.get(path).status == 401)
        }
    }

    @Test(arguments: [
        ("{}", "Invalid 'orders' - must be true or false"),
        (#"{"orders":true,"offers":1,"messages":true}"#, "Invalid 'offers' - must be true or false"),
        ("[]", "The body is not a JSON object"),
    ])
    func invalidSettingIsRejected(body: String, message: String) async throws {
        try await TestStore.with { test in
            let token = try await test.client.signIn().access
            let response = try await test.client.change("PUT", "/users/1/notification-settings", token: token, body)
            #expect(response.status == 400)
            #expect(response.message == message)
        }
    }
}
