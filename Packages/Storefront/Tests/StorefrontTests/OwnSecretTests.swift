#if Headless || !canImport(SwiftUI)
    import Foundation
    import Testing

    @testable import Storefront

    @Suite struct OwnSecretTests {
        let directory = FileManager.default.temporaryDirectory.appending(path: "storefront-\(UUID().uuidString)")

        init() throws {
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        }

        @Test func theFirstSecretIsKeptForItsOwnerOnly() throws {
            defer { try? FileManager.default.removeItem(at: directory) }
            let secret = OwnSecret(directory: directory).value
            #expect(secret?.count == 32)
            #expect(OwnSecret(directory: directory).value == secret)
            let file = directory.appending(path: "catalogue-secret").path
            let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
            #expect(mode == 0o600)
        }

        @Test func whatIsNoSecretGivesWayToOne() throws {
            defer { try? FileManager.default.removeItem(at: directory) }
            try Data("short".utf8).write(to: directory.appending(path: "catalogue-secret"))
            let secret = OwnSecret(directory: directory).value
            #expect(secret?.count == 32)
            #expect(OwnSecret(directory: directory).value == secret)
        }

        @Test func withoutADirectoryThereIsNone() throws {
            try FileManager.default.removeItem(at: directory)
            #expect(OwnSecret(directory: directory).value == nil)
        }
    }
#endif
