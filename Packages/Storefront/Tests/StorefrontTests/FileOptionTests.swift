#if Headless || !canImport(SwiftUI)
    import ArgumentParser
    import Foundation
    import Logging
    import StoreServer
    import Testing

    @testable import Storefront

    /// Each option that takes a path × anything that a user may have there: a clear error, and nothing changes.
    @Suite struct FileOptionTests {
        private let directory = FileManager.default.temporaryDirectory.appending(path: "paths-\(UUID().uuidString)")

        init() throws {
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        }

        @Test(arguments: [
            ["server", "--state", ""], ["server", "--site-association", ""], ["server", "--configuration", ""],
            ["serve", "--configuration", ""], ["serve", "--data", ""], ["open", "/bag", "--data", ""],
            ["push", "a.json", "--data", ""],
        ])
        func anEmptyPathIsRejected(_ arguments: [String]) throws {
            defer { try? FileManager.default.removeItem(at: directory) }
            let error = try #require(throws: (any Error).self) { try StorefrontCommand.parseAsRoot(arguments) }
            #expect(StorefrontCommand.exitCode(for: error) == .validationFailure)
            let option = try #require(arguments.first { $0.hasPrefix("--") })
            #expect(StorefrontCommand.message(for: error).contains("\(option) is empty"))
        }

        enum Victim: String, CaseIterable {
            case directory, photo, linkToPhoto, root

            func path(in directory: URL) throws -> String {
                let (files, url) = (FileManager.default, directory.appending(path: rawValue))
                let photo = directory.appending(path: "precious.jpg")
                try Data([0xFF, 0xD8, 0xFF, 0xE0]).write(to: photo)
                switch self {
                case .root: return "/"
                case .directory:
                    try files.createDirectory(at: url, withIntermediateDirectories: false)
                    try Data("precious".utf8).write(to: url.appending(path: "file"))
                case .photo: try files.copyItem(at: photo, to: url)
                case .linkToPhoto: try files.createSymbolicLink(at: url, withDestinationURL: photo)
                }
                return url.path
            }
        }

        @Test(arguments: ["--state", "--site-association", "--configuration"], Victim.allCases)
        func theServerRejectsAnotherFileAndLeavesItAlone(_ option: String, _ victim: Victim) async throws {
            defer { try? FileManager.default.removeItem(at: directory) }
            let path = try victim.path(in: directory)
            let before = try contents()
            let command = try #require(
                try StorefrontCommand.parseAsRoot(["server", "--port", "0", option, path]) as? ServerCommand)
            let error = try await #require(throws: (any Error).self) { try await command.run() }
            #expect(StorefrontCommand.message(for: error).contains(path))
            #expect([1, 64].contains(StorefrontCommand.exitCode(for: error).rawValue))
            #expect(try contents() == before)
        }

        @Test(arguments: [Victim.photo, .linkToPhoto])
        func aDataDirectoryThatIsAFileIsRejectedAndLeftAlone(_ victim: Victim) throws {
            defer { try? FileManager.default.removeItem(at: directory) }
            let path = try victim.path(in: directory)
            let before = try contents()
            let data = DataDirectory(path: path)
            for make in [data.sessions, data.device] {
                #expect(throws: DataDirectoryError.self) { _ = try make() }
            }
            #expect(try contents() == before)
        }

        /// The built-in API's files in the data directory aren't replaced either.
        @Test func aForeignStateInTheDataDirectoryIsLeftAlone() async throws {
            defer { try? FileManager.default.removeItem(at: directory) }
            try Data("precious".utf8).write(to: directory.appending(path: "catalog-state.json"))
            let before = try contents()
            let api = ShopAPI(nil, directory: DataDirectory(path: directory.path))
            let error = try await #require(throws: StoreServerError.self) {
                try await api.use(logger: Logger.storefront(verbose: false)) { _ in }
            }
            #expect("\(error)".contains("isn't a state file of this server"))
            #expect(try contents() == before)
        }

        private func contents() throws -> [String: Data] {
            let paths = try FileManager.default.subpathsOfDirectory(atPath: directory.path)
            return Dictionary(
                uniqueKeysWithValues: paths.map {
                    ($0, FileManager.default.contents(atPath: directory.appending(path: $0).path) ?? Data())
                })
        }
    }
#endif
