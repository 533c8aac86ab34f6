import FlowKit
import Foundation
import Loading
import Model
import StoreServer
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct SessionFileTests {
    /// What is in the file.
    private func tokens(in file: URL) throws -> [String] {
        let object = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
        let tokens = try #require(object?["tokens"] as? [String: String])
        return try [#require(tokens["access"]), #require(tokens["refresh"])]
    }

    @Test(arguments: [false, true]) func onlyItsOwnerMayReadIt(hasLink: Bool) async throws {
        try await RealShop.run { shop in
            try await shop.device { device in
                // A file of an earlier process, with other rights, or a link to a file of another user.
                let new = shop.sessionFile().path + ".new"
                let other = shop.directory.url.appending(path: "other").path
                _ = FileManager.default.createFile(
                    atPath: hasLink ? other : new, contents: nil, attributes: [.posixPermissions: 0o666])
                if hasLink { try FileManager.default.createSymbolicLink(atPath: new, withDestinationPath: other) }
                try await device.signIn()
                #expect(!hasLink || FileManager.default.contents(atPath: other) == Data())
                let mode = try FileManager.default.attributesOfItem(atPath: shop.sessionFile().path)
                #expect(mode[.posixPermissions] as? Int == 0o600)
                #expect(!FileManager.default.fileExists(atPath: shop.sessionFile().path + ".new"))
            }
        }
    }

    @Test func tokensAreNowhereElse() async throws {
        try await RealShop.run { shop in
            var all: [String] = []
            try await shop.device { device in
                try await device.signIn()
                all += try tokens(in: shop.sessionFile())
                try shop.server.expireTokens()
                _ = try await device.orders.orders(.networkOnly)
                all += try tokens(in: shop.sessionFile())
                try shop.server.expireTokens()
                shop.server.inject([.cut.onPath("/auth/refresh")])
                await #expect(throws: ServiceError.self) { try await device.orders.orders(.networkOnly) }
                for name in ["shop.sqlite", "shop.sqlite-wal"] {
                    let content = try Data(contentsOf: shop.place().appending(path: name))
                    for token in all { #expect(content.range(of: Data(token.utf8)) == nil) }
                }
            }
            #expect(Set(all).count == 4)
            let logged = (shop.log.all + shop.serverLog.all).joined(separator: "\n")
            #expect(logged.contains("/auth/refresh"))
            for secret in all + ["emilyspass"] { #expect(!logged.contains(secret)) }
        }
    }

    @Test(arguments: ["", "{", "{\"server\":1}", "\u{0}\u{1}"])
    func oneThatCantBeReadSignsNobodyIn(_ content: String) async throws {
        try await RealShop.run { shop in
            try await shop.device { try await $0.signIn() }
            try Data(content.utf8).write(to: shop.sessionFile())
            try await shop.device { device in
                #expect(await device.currentUser == nil)
                let path = shop.sessionFile().path(percentEncoded: false)
                #expect(
                    shop.log.lines(with: "session file") == [
                        "warning The session file \"\(path)\" can't be read. The user is signed out and has to sign in again."
                    ])
                try await device.signIn()
            }
            try await shop.device { #expect(await $0.currentUser?.username == "emilys") }
        }
    }

    /// Tokens of one server are not shown to another.
    @Test func anotherServersSessionIsNone() async throws {
        try await RealShop.run { shop in
            try await shop.device { try await $0.signIn() }
            let text = try String(contentsOf: shop.sessionFile(), encoding: .utf8)
            #expect(text.contains("http:\\/\\/localhost\""))
            try Data(text.replacing("http:\\/\\/localhost", with: "http:\\/\\/shop.example").utf8)
                .write(to: shop.sessionFile())
            try await shop.device { #expect(await $0.currentUser == nil) }
        }
    }

    /// A server on this machine comes back on another port.
    @Test func theOwnServerIsKnownAgain() async throws {
        let directory = try TemporaryDirectory()
        let state = directory.url.appending(path: "server-state.json")
        for _ in 1...2 {
            try await RealShop.run(.init(stateFile: state)) { shop in
                let device = try await LiveServices(
                    directory: directory.url, network: shop.network, payments: SandboxPayments(), tokens: .file,
                    logger: shop.log.logger)
                if await device.currentUser == nil { try await device.signIn() }
                let orders = try await device.orders.orders(.networkOnly)
                #expect(orders?.count == 5)
                #expect(shop.requests(to: "/auth/refresh") == 0)
                device.close()
            }
        }
    }

    @Test func sessionFileErrorsAreThrown() async throws {
        try await RealShop.run { shop in
            try await shop.device { device in
                // A directory in its place can't be replaced by a file.
                try FileManager.default.createDirectory(
                    at: shop.sessionFile().appending(path: "full"), withIntermediateDirectories: true)
                let path = shop.sessionFile().path(percentEncoded: false)
                await #expect(
                    throws: SignInError.service(.storage("the file \"\(path)\" can't be written: Is a directory"))
                ) { try await device.signIn() }
                #expect(await device.currentUser == nil)
                await #expect(
                    throws: SignOutError.service(
                        .storage("the session file \"\(path)\" can't be removed: Is a directory"))
                ) { try await device.authentication.signOut() }
            }
        }
    }

    @Test func aSignOutLeavesATombstoneWithoutTokens() async throws {
        try await RealShop.run { shop in
            try await shop.device { device in
                try await device.signIn()
                let tokens = try tokens(in: shop.sessionFile())
                try await device.authentication.signOut()
                let content = try String(contentsOf: shop.sessionFile(), encoding: .utf8)
                #expect(content.hasPrefix("{\"signedOut\":\""))
                for token in tokens { #expect(!content.contains(token)) }
            }
            try await shop.device { device in
                #expect(await device.currentUser == nil)
                try await device.signIn()
            }
            try await shop.device { #expect(await $0.currentUser?.username == "emilys") }
        }
    }

    @Test(arguments: LostSession.allCases) func aLostSessionFileKeepsTheUnsentOrder(_ loss: LostSession) async throws {
        try await RealShop.run { shop in
            try await shop.device { device in
                let lamp = Product.ID(rawValue: 2)
                _ = try await device.products.product(lamp, .networkOnly)
                try await device.signIn()
                for await status in device.outbox.status() where status.isEmpty { break }
                shop.server.inject([FaultRule.cut.onPath("/orders"), .cut.onPath("/carts")])
                try await device.bag.add(lamp, quantity: 1)
                var bags = device.bag.bag().makeAsyncIterator()
                try await device.orders.place(try #require(await bags.next()).lines)
            }
            let before = shop.server.orders(of: 1).count
            try loss.apply(to: shop.sessionFile())
            shop.server.inject(.none)
            try await shop.device { device in
                #expect(await device.currentUser == nil)
                try await device.signIn()
                for await orders in device.orders.pending() where orders.isEmpty { break }
                #expect(shop.server.orders(of: 1).count == before + 1)
            }
        }
    }

    /// The ways in which a session file is lost without a sign-out.
    enum LostSession: CaseIterable {
        case missing, empty, truncated, link, tombstoneOfAnother

        func apply(to file: URL) throws {
            let data = try Data(contentsOf: file)
            try FileManager.default.removeItem(at: file)
            switch self {
            case .missing: break
            case .empty: try Data().write(to: file)
            case .truncated: try data.prefix(data.count / 2).write(to: file)
            case .link: try FileManager.default.createSymbolicLink(at: file, withDestinationURL: URL(filePath: "/none"))
            case .tombstoneOfAnother: try Data(#"{"signedOut":"another"}"#.utf8).write(to: file)
            }
        }
    }
}
