#if Headless || !canImport(SwiftUI)
    import ArgumentParser
    import DeepLink
    import Foundation
    import Testing

    @testable import Storefront

    @Suite struct PushCommandTests {
        private let directory = FileManager.default.temporaryDirectory.appending(path: "push-\(UUID().uuidString)")

        init() throws {
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        }

        private func clearUp() { try? FileManager.default.removeItem(at: directory) }

        private func file(_ text: String) throws -> String {
            let file = directory.appending(path: "push.json")
            try Data(text.utf8).write(to: file)
            return file.path
        }

        private func push(_ text: String, _ more: String...) async throws {
            let arguments = ["push", try file(text), "--data", directory.appending(path: "data").path] + more
            let command = try #require(try StorefrontCommand.parseAsRoot(arguments) as? PushCommand)
            try await command.run()
        }

        @Test func takesAFileAndWhatToDoWithIt() throws {
            let command = try #require(
                try StorefrontCommand.parseAsRoot(["push", "sale.json", "--foreground"]) as? PushCommand)
            #expect(command.file == "sale.json")
            #expect(command.options.delivery == .foreground)
            #expect(command.session == nil)
            #expect(try (StorefrontCommand.parseAsRoot(["push", "-"]) as? PushCommand)?.options.delivery == nil)
        }

        @Test(arguments: [["push"], ["push", "a", "--tapped", "--silent"], ["push", "a", "--loudly"], ["explain"]])
        func wrongArgumentsAreRefused(_ arguments: [String]) {
            #expect(throws: (any Error).self) { try StorefrontCommand.parseAsRoot(arguments) }
        }

        @Test func theExampleInTheHelpIsAPush() throws {
            let push = try PushPayload(Data(PushCommand.example.utf8))
            #expect(push.kind == .alert)
            #expect(push.link == "/products/12")
            #expect(StorefrontCommand.helpMessage(for: PushCommand.self).contains(#""version": 1"#))
        }

        @Test func itsKindSaysHowItMostlyComes() {
            #expect(PushMessage.Delivery(.alert) == .tapped)
            #expect(PushMessage.Delivery(.silent) == .silent)
            #expect(PushMessage.Delivery.allCases.map(\.push) == [.tapped, .foreground, .background])
        }

        @Test func withoutAShopItSaysSo() async throws {
            defer { clearUp() }
            let sessions = directory.appending(path: "data/built-in-catalog/sessions").path
            await #expect(throws: PushError.noShop(sessions)) { try await push(PushCommand.example) }
            #expect(
                PushError.noShop("/data").description == """
                    No shop is running with the data in /data.
                    Start one with: storefront. If one is running, pass the same --data and --api that it was started with.
                    """)
            #expect(!FileManager.default.fileExists(atPath: sessions))
        }

        @Test func staleControlFileThrowsNoShop() async throws {
            defer { clearUp() }
            let sessions = directory.appending(path: "data/built-in-catalog/sessions")
            try FileManager.default.createDirectory(at: sessions, withIntermediateDirectories: true)
            // Nobody listens on port 1.
            try Data(#"{"port":1,"token":"\#(String(repeating: "a", count: 32))"}"#.utf8)
                .write(to: sessions.appending(path: "control.json"))
            let error = await #expect(throws: PushError.self) { try await push(PushCommand.example) }
            guard case .noShop = error else {
                Issue.record("\(String(describing: error))")
                return
            }
        }

        @Test(
            arguments: [
                ("{", PushPayloadError.notJSON),
                (#"{"version":2,"id":"a","kind":"alert","title":"A"}"#, .version(2)),
                (#"{"version":1,"id":"a","kind":"alert"}"#, .field("title", problem: "is missing")),
                (String(repeating: " ", count: 5_000), .tooLarge(bytes: 5_000, limit: 4_096)),
            ])
        func invalidPushIsRejectedWithoutADevice(_ text: String, _ reason: PushPayloadError) async throws {
            defer { clearUp() }
            await #expect(throws: reason) { try await push(text) }
        }

        @Test func aFileThatIsNotThereIsNamed() throws {
            defer { clearUp() }
            let error = #expect(throws: PushError.self) { try PushSource(path: "/nowhere/push.json").data() }
            #expect(error?.description == "/nowhere/push.json can't be read: No such file or directory.")
        }

        @Test func eachErrorSaysWhatToDo() {
            #expect(
                PushError.noSession(url: "http://127.0.0.1:8080/").description
                    == "The shop is running, but no browser has it open, so there is no device to push to. "
                    + "Open http://127.0.0.1:8080/ in a browser.")
            #expect(
                PushError.unknownSession("abc").description == """
                    The shop has no running session abc. A session ends when it wasn't used for a while.
                    Without --session, the push goes to all sessions and the command prints their names.
                    """)
            #expect(
                PushError.unexpected(status: 429, "Too many events at once.").description
                    == "The shop rejected the push (429): Too many events at once.")
        }
    }

    @Suite struct ExplainCommandTests {
        private func event(_ arguments: String...) throws -> InboundEvent {
            try #require(try StorefrontCommand.parseAsRoot(["explain"] + arguments) as? ExplainCommand).event()
        }

        @Test func linkFormatDeterminesTheSource() throws {
            #expect(try event("/products/12").source == .shortcut)
            #expect(try event("shop://wishlist").source == .customScheme)
            #expect(try event("https://shop.example/bag").source == .universalLink)
            #expect(try event("https://shop.example/bag").link == "https://shop.example/bag")
        }

        @Test func aFileIsAPush() throws {
            let file = FileManager.default.temporaryDirectory.appending(path: "explain-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: file) }
            try Data(PushCommand.example.utf8).write(to: file)
            #expect(try event(file.path).source == .tappedPush)
            #expect(try event(file.path, "--foreground").source == .foregroundPush)
            #expect(throws: PushError.self) { try event("missing.json") }
        }
    }
#endif
