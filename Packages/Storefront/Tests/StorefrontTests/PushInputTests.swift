#if Headless || !canImport(SwiftUI)
    import ArgumentParser
    import DeepLink
    import Foundation
    import Testing

    @testable import Storefront

    /// Everything that a user may pass to `storefront push`: it is read properly, or the error says what to do.
    @Suite struct PushInputTests {
        private static let name = "0123456789abcdef0123456789abcdef"

        @Test(
            arguments: [
                ".", "..", "../x", "a/b", "/", "-", "a\0b", "\u{1B}[2J", "lamp", "0123456789ABCDEF0123456789ABCDEF",
                name + "0", "٠" + name.dropFirst(), String(repeating: "a", count: 100_000),
            ])
        func aTextThatIsNoNameOfASessionIsRejected(_ text: String) throws {
            let error = try #require(throws: (any Error).self) {
                try StorefrontCommand.parseAsRoot(["push", "sale.json", "--session=\(text)"])
            }
            #expect(StorefrontCommand.exitCode(for: error) == .validationFailure)
            let message = StorefrontCommand.message(for: error)
            #expect(message.contains("isn't the name of a session, which has 32 digits from 0 to f."))
            #expect(message.utf8.count < 1_000)
        }

        @Test func aNameOfASessionIsTaken() throws {
            let command = try StorefrontCommand.parseAsRoot(["push", "sale.json", "--session", Self.name])
            #expect((command as? PushCommand)?.session == Self.name)
        }

        enum Content: CaseIterable {
            case utf8, utf8WithMark, utf16, utf16WithMark, utf32, latin1, invalidUTF8, empty, blank, null, list, huge

            func data(_ text: String) throws -> Data {
                switch self {
                case .utf8: Data(text.utf8)
                case .utf8WithMark: Data([0xEF, 0xBB, 0xBF] + text.utf8)
                case .utf16: try #require(text.data(using: .utf16LittleEndian))
                case .utf16WithMark: try #require(text.data(using: .utf16))
                case .utf32: try #require(text.data(using: .utf32))
                case .latin1: try #require(text.data(using: .isoLatin1))
                case .invalidUTF8: Data(text.utf8.map { $0 == UInt8(ascii: "S") ? 0xC0 : $0 })
                case .empty: Data()
                case .blank: Data(" \n".utf8)
                case .null: Data("null".utf8)
                case .list: Data("[\(text)]".utf8)
                case .huge: Data(repeating: UInt8(ascii: " "), count: 10_000_000) + text.utf8
                }
            }

            /// The error. `nil` if the push is read.
            var error: PushPayloadError? {
                switch self {
                case .utf8, .utf8WithMark, .utf16, .utf16WithMark: nil
                case .utf32, .latin1, .invalidUTF8, .empty, .blank, .null, .list: .notJSON
                case .huge: .tooLarge(bytes: 32_769, limit: 4_096)
                }
            }
        }

        @Test(arguments: Content.allCases, [false, true])
        func aPushIsReadOrRejectedInAnyEncoding(_ content: Content, throughStandardInput: Bool) async throws {
            let file = FileManager.default.temporaryDirectory.appending(path: "push-\(UUID().uuidString).json")
            defer { try? FileManager.default.removeItem(at: file) }
            try content.data(PushCommand.example.replacing("Sale", with: "Salé")).write(to: file)
            if throughStandardInput {
                #expect(try standardInput(from: file) == (try PushSource(path: file.path).data()))
            }
            func read() throws -> PushPayload { try PushPayload(PushSource(path: file.path).data()) }
            if let error = content.error {
                #expect(throws: error) { try read() }
                #expect(StorefrontCommand.exitCode(for: error) == .failure)
            } else {
                #expect(try read().title == "Salé")
            }
        }

        /// Reads a file through a pipe, in which it arrives in parts.
        private func standardInput(from file: URL) throws -> Data {
            let cat = Process()
            cat.executableURL = URL(filePath: "/bin/cat")
            cat.arguments = [file.path]
            let pipe = Pipe()
            cat.standardOutput = pipe
            try cat.run()
            defer {
                // It may have more than is read.
                try? pipe.fileHandleForReading.close()
                cat.waitUntilExit()
            }
            return try PushSource.data(pipe.fileHandleForReading)
        }

        @Test(arguments: ["/", "/dev/zero", "/dev/full", "/dev/null", "/nowhere/push.json", "push\0.json"])
        func aPathThatHasNoPushIsAClearError(_ path: String) async throws {
            let command = try #require(try StorefrontCommand.parseAsRoot(["push", path]) as? PushCommand)
            let error = try await #require(throws: (any Error).self) { try await command.run() }
            #expect(error is PushError || error is PushPayloadError, "\(error)")
            #expect(StorefrontCommand.exitCode(for: error) == .failure)
        }
    }
#endif
