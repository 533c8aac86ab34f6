#if Headless || !canImport(SwiftUI)
    import ArgumentParser
    import Core
    import Foundation
    import Logging
    import Model
    import FlowTestSupport
    import Testing

    @testable import Storefront

    /// Commands in processes of their own whose database can't be used: they exit with 1 and say why.
    @Suite(.timeLimit(.minutes(60))) struct UnusableStoreTests {
        private let data = FileManager.default.temporaryDirectory.appending(path: "unusable-\(UUID().uuidString)")

        static let commands = [["serve", "--port", "0"], ["open", "/bag"], ["explain", "/bag"]]

        /// The directory that a command opens its database in.
        private func directory(of command: [String]) throws -> URL {
            let directory = DataDirectory(path: data.path)
            return command[0] == "serve" ? try directory.sessions() : try directory.device()
        }

        private func files(in directory: URL) throws -> [String: Data] {
            // Closing a file ends the process's locks on it.
            let paths = try FileManager.default.subpathsOfDirectory(atPath: directory.path).filter {
                !$0.hasSuffix(".lock")
            }
            return Dictionary(
                uniqueKeysWithValues: paths.map {
                    ($0, FileManager.default.contents(atPath: directory.appending(path: $0).path) ?? Data())
                })
        }

        @Test(arguments: commands) func aDatabaseOfAnotherProcessIsNotOpened(_ command: [String]) async throws {
            defer { try? FileManager.default.removeItem(at: data) }
            let directory = try directory(of: command)
            let database = try await AppDatabase.open(in: directory)
            let before = try files(in: directory)
            let (line, path) = (command.joined(separator: " "), data.path)
            let result = await #expect(
                processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
            ) { [line = line as String, path = path as String] in
                await StorefrontCommand.main(line.split(separator: " ").map(String.init) + ["--data", path])
            }
            let shown = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(
                shown.contains(
                    """
                    Error: The database "\(directory.appending(path: "shop.sqlite").path)" is locked by another process. \
                    Usually the app is running already, or a database tool has the file open. Quit it and try again.
                    """), "\(shown)")
            #expect(try files(in: directory) == before)
            withExtendedLifetime(database) {}
        }

        @Test(arguments: commands) func aFullDiskIsAnErrorAndLosesNothing(_ command: [String]) async throws {
            defer { try? FileManager.default.removeItem(at: data) }
            let directory = try directory(of: command)
            _ = try await AppDatabase.open(in: directory)
            let (line, path) = (command.joined(separator: " "), data.path)
            let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
                [line = line as String, path = path as String] in
                FullDisk.begin()
                await StorefrontCommand.main(line.split(separator: " ").map(String.init) + ["--data", path])
            }
            let shown = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(shown.contains("the disk is full"), "\(shown)")
            let database = try await AppDatabase.open(in: directory)
            #expect(database.replaced == nil)
        }
    }
#endif
