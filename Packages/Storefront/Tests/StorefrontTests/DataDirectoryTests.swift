#if Headless || !canImport(SwiftUI)
    import Foundation
    import Model
    import Testing

    @testable import Storefront

    @Suite struct DataDirectoryTests {
        let root = FileManager.default.temporaryDirectory.appending(path: "storefront-\(UUID().uuidString)")

        @Test func makesWhatItNeeds() throws {
            defer { try? FileManager.default.removeItem(at: root) }
            let directory = DataDirectory(path: root.path)
            var isDirectory: ObjCBool = false
            #expect(FileManager.default.fileExists(atPath: try directory.sessions().path, isDirectory: &isDirectory))
            #expect(isDirectory.boolValue)
            #expect(try directory.device() != directory.sessions())
        }

        @Test func everyServerHasDataOfItsOwn() throws {
            defer { try? FileManager.default.removeItem(at: root) }
            let servers = [
                nil, "https://shop.example", "https://shop.example/api/", "https://shop.example:8443", "https://../..",
            ]
            let directories = try servers.map { server in
                try DataDirectory(path: root.path, api: server.map { try ServerAddress($0) }).sessions().path
            }
            #expect(
                directories.map { $0.dropFirst(root.path.count) } == [
                    "/built-in-catalog/sessions", "/https_shop.example/sessions", "/https_shop.example_2fapi/sessions",
                    "/https_shop.example_3a8443/sessions", "/https_.._2f../sessions",
                ])
        }

        @Test func aFileInItsPlaceIsAClearError() throws {
            defer { try? FileManager.default.removeItem(at: root) }
            try Data("x".utf8).write(to: root)
            let error = try #require(throws: DataDirectoryError.self) { try DataDirectory(path: root.path).sessions() }
            #expect(error.path == root.appending(path: "built-in-catalog/sessions").path)
            #expect(
                error.description.hasSuffix(
                    """
                     can't be created: Not a directory.
                    This usually means that a directory above it belongs to another user, or that a file has its name. \
                    Choose another directory with --data.
                    """))
        }
    }
#endif
