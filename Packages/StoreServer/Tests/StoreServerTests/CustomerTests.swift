import Foundation
import Model
import StoreServer
import Testing

/// Wishlists, profiles, notifications and devices.
@Suite struct CustomerTests {
    @Test func aWishlistHasTheLatestFirst() async throws {
        try await TestStore.with { test in
            let token = try await test.client.signIn().access
            for (method, id, body) in [
                ("PUT", 5, #"{"products":[5],"revision":1}"#), ("PUT", 12, #"{"products":[12,5],"revision":2}"#),
                ("PUT", 5, #"{"products":[12,5],"revision":2}"#), ("DELETE", 5, #"{"products":[12],"revision":3}"#),
                ("DELETE", 5, #"{"products":[12],"revision":3}"#), ("DELETE", 999, #"{"products":[12],"revision":3}"#),
            ] {
                let response = try await test.client.change(method, "/users/1/wishlist/\(id)", token: token)
                #expect(response.status == 200)
                #expect(response.body == body)
            }
            #expect(
                try await test.client.get("/users/1/wishlist", token: token).body == #"{"products":[12],"revision":3}"#)
            let unknown = try await test.client.change("PUT", "/users/1/wishlist/999", token: token)
            #expect(unknown.status == 404)
            #expect(
                unknown.body
                    == #"{"id":999,"message":"Product with id '999' not found","quantity":0,"reason":"gone"}"#)
            try test.store.remove(12)
            #expect(test.store.wishlist(of: 1).isEmpty)
        }
    }

    @Test func aProfileChangesOnlyItsFields() async throws {
        try await TestStore.with { test in
            let token = try await test.client.signIn().access
            let response = try await test.client.change(
                "PATCH", "/users/1", token: token, #"{"firstName":" Emi ","email":"emi@shop.example"}"#)
            #expect(response.status == 200)
            let me = try await test.client.get("/auth/me", token: token)
            #expect(me.body == response.body)
            #expect(try me.object["firstName"] as? String == "Emi")
            #expect(try me.object["lastName"] as? String == "Svensson")
            #expect(try me.object["email"] as? String == "emi@shop.example")
            let signedIn = try await test.client.post(
                "/auth/login", #"{"username":"emilys","password":"emilyspass"}"#)
            #expect(try signedIn.object["firstName"] as? String == "Emi")
            #expect(test.store.user(1)?.email == "emi@shop.example")
            #expect(test.store.user(2)?.email == "michael.weber@example.com")
        }
    }

    @Test(arguments: [
        #"{"firstName":""}"#, #"{"firstName":"  "}"#, #"{"firstName":7}"#, #"{"firstName":null}"#,
        #"{"firstName":"a\u0000b"}"#, #"{"firstName":"a\nb"}"#,
        #"{"firstName":"\#(String(repeating: "a", count: 101))"}"#,
        #"{"email":"nobody"}"#, #"{"email":"a@b"}"#, #"{"email":"a@@b.c"}"#, #"{"email":"@b.c"}"#,
        #"{"email":"a@b..c"}"#,
        #"{"email":"a b@c.d"}"#, #"{"email":["a@b.c"]}"#, #"{"lastName":"x","email":""}"#, "[]", "",
    ])
    func anInvalidNameOrAddressIsRejected(_ body: String) async throws {
        try await TestStore.with { test in
            let token = try await test.client.signIn().access
            let response = try await test.client.change("PATCH", "/users/1", token: token, body)
            #expect(response.status == 400)
            #expect(test.store.user(1) == StoreUser.standard[0])
        }
    }

    /// A change that the server refused would reach the user later, as a conflict.
    @Test(arguments: [
        "Zoë", "山田 太郎", " Emily\n", "a\nb", "a\tb", "a\u{2028}b", "a\u{85}b", "a\u{0}b", "a\u{1B}[2Jb", "a\u{7F}b",
        String(repeating: "é", count: 100), String(repeating: "e", count: 101),
        "e" + String(repeating: "\u{301}", count: 399), String(repeating: "e\u{301}\u{302}\u{303}", count: 100),
    ])
    func theServerAcceptsTheNamesThatTheAppAccepts(_ name: String) async throws {
        try await TestStore.with { test in
            let token = try await test.client.signIn().access
            let body = String(decoding: try JSONEncoder().encode(["firstName": name]), as: UTF8.self)
            let response = try await test.client.change("PATCH", "/users/1", token: token, body)
            #expect(response.status == (ProfileChange(firstName: name).problem == nil ? 200 : 400))
            let registration = Registration(firstName: name, lastName: "B", email: "a@b.c")
            #expect((registration.problems[.firstName] == nil) == (response.status == 200))
        }
    }

    @Test func aNotificationIsMarkedAsRead() async throws {
        try await TestStore.with { test in
            let token = try await test.client.signIn().access
            let first = try await test.client.get("/notifications", token: token)
            #expect(
                try first.objects("notifications").compactMap { $0["id"] as? String } == ["shipped-1004", "welcome"])
            #expect(try first.object["unread"] as? Int == 2)
            let id = try test.store.notify(1, title: "Sale", body: "Today only", link: "/products/12")
            let all = try await test.client.get("/notifications", token: token).objects("notifications")
            #expect(all.count == 3)
            #expect(all[0]["id"] as? String == id)
            #expect(all[0]["link"] as? String == "/products/12")
            #expect(all[0]["isRead"] as? Bool == false)
            for _ in 1...2 {
                let read = try await test.client.change("PUT", "/notifications/\(id)/read", token: token)
                #expect(read.status == 204)
                #expect(read.body.isEmpty)
            }
            #expect(try await test.client.get("/notifications", token: token).object["unread"] as? Int == 2)
            let unknown = try await test.client.change("PUT", "/notifications/none/read", token: token)
            #expect(unknown.status == 404)
            #expect(unknown.message == "Notification with id 'none' not found")
            let alex = try await test.client.signIn("alexn").access
            #expect(try await test.client.get("/notifications", token: alex).objects("notifications").count == 1)
            #expect(try await test.client.change("PUT", "/notifications/\(id)/read", token: alex).status == 404)
            for number in 1...300 { try test.store.notify(1, title: "\(number)", body: "") }
            #expect(try await test.client.get("/notifications", token: token).objects("notifications").count == 200)
        }
    }

    @Test func aDeviceBelongsToOneUser() async throws {
        try await TestStore.with { test in
            let emily = try await test.client.signIn().access
            let michael = try await test.client.signIn("michaelw").access
            #expect(try await test.client.change("PUT", "/devices/0aFF", token: emily).status == 204)
            #expect(test.store.devices(of: 1) == ["0aff"])
            #expect(try await test.client.change("DELETE", "/devices/0aFF", token: michael).status == 204)
            #expect(test.store.devices(of: 1) == ["0aff"])
            #expect(try await test.client.change("PUT", "/devices/0aFF", token: michael).status == 204)
            #expect(test.store.devices(of: 1).isEmpty)
            #expect(test.store.devices(of: 2) == ["0aff"])
            #expect(try await test.client.change("DELETE", "/devices/0aFF", token: michael).status == 204)
            #expect(test.store.devices(of: 2).isEmpty)
            for token in ["xyz", String(repeating: "a", count: 201), "%C3%A9", "1%202"] {
                let response = try await test.client.change("PUT", "/devices/\(token)", token: emily)
                #expect(response.status == 400)
                #expect(response.message == "Invalid device token - must be 1 to 200 hexadecimal digits")
            }
            for number in 10...60 { _ = try await test.client.change("PUT", "/devices/\(number)", token: emily) }
            #expect(test.store.devices(of: 1).count == 20)
            #expect(test.store.devices(of: 1).first == "60")
        }
    }

    @Test func aMethodThatIsNotAllowedGetsTheAllowedOnes() async throws {
        try await TestStore.with { test in
            for (method, path, allow) in [
                ("POST", "/carts/1", "PUT"), ("GET", "/users/1", "PATCH"), ("DELETE", "/orders", "GET, HEAD, POST"),
                ("PATCH", "/users/1/wishlist/5", "PUT, DELETE"), ("PUT", "/products/1/reviews", "GET, HEAD, POST"),
            ] {
                let response = try await test.client.send(method, path)
                #expect(response.status == 405)
                #expect(response.header("allow") == allow)
                #expect(response.message == "This takes one of these methods: \(allow)")
            }
        }
    }
}
