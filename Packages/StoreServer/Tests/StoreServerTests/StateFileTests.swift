import Foundation
import Testing

@testable import StoreServer

@Suite struct StateFileTests {
    private let directory = FileManager.default.temporaryDirectory.appending(path: "store-\(UUID().uuidString)")
    private var file: URL { directory.appending(path: "state.json") }

    private func with(_ body: () async throws -> Void) async throws {
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        try await body()
    }

    private let order = #"{"products":[{"id":12,"quantity":2,"price":1}]}"#

    @Test func allChangesSurviveARestart() async throws {
        try await with {
            let key = UUID()
            var placed = ""
            var token = ""
            let configuration = StoreServerConfiguration(stateFile: file)
            try await TestStore.with(configuration) { test in
                var product = try #require(test.store.catalog.product(12))
                (product.title, product.price, product.discount, product.stock) = ("Renamed", 1_00, 0, 50)
                product.minimumOrder = 1
                try test.store.change(product)
                try test.store.remove(13)
                token = try await test.client.signIn("alexn").access
                placed = try await test.client.change("POST", "/orders", token: token, key: key, order).body
                for (method, path, body) in [
                    ("PUT", "/carts/6", #"{"products":[{"id":12,"quantity":3}]}"#), ("PUT", "/users/6/wishlist/5", ""),
                    ("PATCH", "/users/6", #"{"firstName":"Alexa"}"#), ("PUT", "/devices/AB", ""),
                    ("POST", "/products/12/reviews", #"{"rating":1,"comment":"Meh"}"#),
                    ("PUT", "/notifications/welcome/read", ""),
                ] {
                    let response = try await test.client.change(method, path, token: token, body)
                    #expect((200...204).contains(response.status), "\(response.body)")
                }
            }
            let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
            #expect(mode == 0o600)
            #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path) == ["state.json"])
            try await TestStore.with(configuration) { test in
                #expect(test.store.setAside == nil)
                let product = try #require(test.store.catalog.product(12))
                #expect(product.title == "Renamed")
                #expect(product.stock == 48)
                #expect(product.reviews.last?.comment == "Meh")
                #expect(test.store.catalog.product(13) == nil)
                #expect(test.store.catalog.search("renamed").map(\.id) == [12])
                #expect(test.store.cart(of: 6) == [CartLine(product: 12, quantity: 3)])
                #expect(test.store.wishlist(of: 6) == [5])
                #expect(test.store.user(6)?.firstName == "Alexa")
                #expect(test.store.devices(of: 6) == ["ab"])
                let again = try await test.client.change("POST", "/orders", token: token, key: key, order)
                #expect(again.header("idempotent-replayed") == "true")
                // Addresses of pictures have the port in them.
                #expect(try again.object["id"] as? Int == 2001)
                #expect(again.body == placed)
                #expect(test.store.orders(of: 6).count == 1)
                #expect(try await test.client.get("/notifications", token: token).object["unread"] as? Int == 0)
            }
        }
    }

    @Test(arguments: ["", "{", "[]", #"{"version":1}"#, "\u{0}\u{1}"])
    func anUnreadableStateFileIsSetAside(_ text: String) async throws {
        try await with {
            for number in ["unreadable", "unreadable-2"] {
                try Data(text.utf8).write(to: file)
                let store = StoreServer(configuration: .init(stateFile: file))
                #expect(store.setAside == file.appendingPathExtension(number))
                #expect(try Data(contentsOf: file.appendingPathExtension(number)) == Data(text.utf8))
                try store.restock(1, to: 3)
                #expect(StoreServer(configuration: .init(stateFile: file)).catalog.product(1)?.stock == 3)
            }
        }
    }

    @Test func aLaterVersionIsSetAside() async throws {
        try await with {
            let store = StoreServer(configuration: .init(stateFile: file))
            try store.restock(1, to: 3)
            let text = try String(contentsOf: file, encoding: .utf8)
            #expect(text.contains(#""version":2"#))
            try Data(text.replacing(#""version":2"#, with: #""version":3"#).utf8).write(to: file)
            #expect(StoreServer(configuration: .init(stateFile: file)).setAside != nil)
        }
    }

    @Test func aChangeThatCannotBeStoredIsNotMade() async throws {
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        try await TestStore.with(.init(stateFile: file)) { test in
            let token = try await test.client.signIn().access
            try FileManager.default.removeItem(at: directory)
            let stock = test.store.catalog.product(12)?.stock
            let error = #expect(throws: StoreServerError.self) { try test.store.restock(12, to: 1) }
            #expect(
                error?.description == """
                    The change can't be stored in \(file.path): its directory can't be written to
                    It was not made. Check that there is room, and that the directory exists and belongs to you.
                    """)
            let signIn = try await test.client.post("/auth/login", #"{"username":"emilys","password":"emilyspass"}"#)
            #expect(signIn.status == 503)
            let response = try await test.client.change("PUT", "/users/1/wishlist/5", token: token, key: UUID())
            #expect(response.status == 503)
            #expect(response.header("retry-after") == "5")
            #expect(response.message == "The change can't be stored, so it was not made")
            #expect(test.store.wishlist(of: 1).isEmpty)
            #expect(test.store.catalog.product(12)?.stock == stock)
        }
    }
}
