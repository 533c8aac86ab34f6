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

    @Test(arguments: ["", "\u{0}\u{1}", #""version":1}"#, #""version":2,"state":{}}"#, #""version":2,"state":{"epoch"#])
    func aDamagedStateFileIsSetAside(_ rest: String) async throws {
        try await with {
            let text = String(decoding: StateFile.marker, as: UTF8.self) + rest
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

    /// Anything that a user may have by the name of the state file.
    enum Foreign: String, CaseIterable {
        case directory, emptyFile, otherJSON, oldVersionWithoutMarker, photo, link, linkToNothing, linkToDirectory, pipe

        func make(at file: URL, beside target: URL) throws {
            let files = FileManager.default
            switch self {
            case .directory: try files.createDirectory(at: file, withIntermediateDirectories: false)
            case .emptyFile: try Data().write(to: file)
            case .otherJSON: try Data(#"{"name":"flow-modules"}"#.utf8).write(to: file)
            case .oldVersionWithoutMarker: try Data(#"{"version":1,"state":{}}"#.utf8).write(to: file)
            case .photo: try Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 16]).write(to: file)
            case .link:
                try (StateFile.marker + Data("}".utf8)).write(to: target)
                try files.createSymbolicLink(at: file, withDestinationURL: target)
            case .linkToNothing: try files.createSymbolicLink(at: file, withDestinationURL: target)
            case .linkToDirectory:
                try files.createDirectory(at: target, withIntermediateDirectories: false)
                try files.createSymbolicLink(at: file, withDestinationURL: target)
            case .pipe: try #require(mkfifo(file.path, 0o600) == 0)
            }
        }

        var reason: String {
            switch self {
            case .directory: "state.json is a directory. Name a file in it"
            case .link, .linkToNothing, .linkToDirectory: "state.json is a link. Name the file itself"
            case .pipe: "state.json isn't a file"
            case .emptyFile, .otherJSON, .oldVersionWithoutMarker, .photo:
                "it isn't a state file of this server. Name another file, or one that doesn't exist yet"
            }
        }
    }

    @Test(arguments: Foreign.allCases)
    func whatTheServerDidNotWriteIsRefusedAndNotTouched(_ foreign: Foreign) async throws {
        try await with {
            try foreign.make(at: file, beside: directory.appending(path: "target"))
            if foreign == .directory { try Data("precious".utf8).write(to: file.appending(path: "file")) }
            let before = try contents()
            let store = StoreServer(configuration: .init(stateFile: file))
            #expect(store.setAside == nil)
            let error = await #expect(throws: StoreServerError.self) { try await store.run() }
            #expect(
                error?.description == """
                    The state can't be stored in \(file.path): \(foreign.reason).
                    Nothing was changed. Name a file that this server wrote, or a new one in a directory that you can write to.
                    """)
            #expect(throws: StoreServerError.cannotKeep(path: file.path, reason: foreign.reason)) {
                try store.restock(1, to: 3)
            }
            #expect(try contents() == before)
        }
    }

    @Test(arguments: [("/nowhere/state.json", ENOENT), ("/dev/null/state.json", ENOTDIR)])
    func aDirectoryThatCannotBeUsedIsRefused(_ path: String, _ code: Int32) async throws {
        let store = StoreServer(configuration: .init(stateFile: URL(filePath: path)))
        let error = await #expect(throws: StoreServerError.self) { try await store.run() }
        #expect(error == .unusableState(path: path, reason: String(cString: strerror(code))))
    }

    /// Not even root can create files there.
    @Test func aChangeInADirectoryWithoutRightsIsNotMade() throws {
        let store = StoreServer(configuration: .init(stateFile: URL(filePath: "/proc/state.json")))
        let stock = store.catalog.product(1)?.stock
        #expect(throws: StoreServerError.self) { try store.restock(1, to: 3) }
        #expect(store.catalog.product(1)?.stock == stock)
    }

    #if os(Linux)
        /// Every write to `/dev/full` fails as on a full disk; the state goes to a file beside it, so the device is untouched.
        @Test func aDeviceIsRefused() async throws {
            let store = StoreServer(configuration: .init(stateFile: URL(filePath: "/dev/full")))
            let error = await #expect(throws: StoreServerError.self) { try await store.run() }
            #expect(error == .unusableState(path: "/dev/full", reason: "full isn't a file"))
        }
    #endif

    @Test func aForeignFileWithTheTemporaryNameIsNotReplaced() async throws {
        try await with {
            let new = file.appendingPathExtension("new")
            let store = StoreServer(configuration: .init(stateFile: file))
            try Data("precious".utf8).write(to: new)
            #expect(throws: StoreServerError.self) { try store.restock(1, to: 3) }
            #expect(try Data(contentsOf: new) == Data("precious".utf8))
            // A killed server leaves the beginning of a state.
            try (StateFile.marker + Data("\"ver".utf8)).write(to: new)
            try store.restock(1, to: 3)
            #expect(try contents().keys.sorted() == ["state.json"])
        }
    }

    /// The path, kind and content of everything in the directory.
    private func contents() throws -> [String: String] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: directory.path)
        return Dictionary(
            uniqueKeysWithValues: try paths.map { path in
                let url = directory.appending(path: path)
                let type = try FileManager.default.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
                let data = type == .typeRegular ? try Data(contentsOf: url) : Data()
                return (path, "\(type?.rawValue ?? "") \(data.base64EncodedString())")
            })
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
                    The change can't be stored in \(file.path): No such file or directory
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
