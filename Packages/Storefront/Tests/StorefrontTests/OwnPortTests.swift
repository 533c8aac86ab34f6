#if Headless || !canImport(SwiftUI)
    import Foundation
    import Testing

    @testable import Storefront

    @Suite struct OwnPortTests {
        let directory = FileManager.default.temporaryDirectory.appending(path: "storefront-\(UUID().uuidString)")

        init() throws {
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        }

        @Test func theFirstPortIsKept() {
            defer { try? FileManager.default.removeItem(at: directory) }
            #expect(OwnPort(directory: directory).value == 0)
            OwnPort(directory: directory).keep(40_001)
            OwnPort(directory: directory).keep(40_002)
            #expect(OwnPort(directory: directory).value == 40_001)
        }

        @Test(arguments: ["", "x", "-1", "65536", "80 81"])
        func invalidStoredPortIsIgnored(_ text: String) throws {
            defer { try? FileManager.default.removeItem(at: directory) }
            try Data(text.utf8).write(to: directory.appending(path: "catalog-port"))
            #expect(OwnPort(directory: directory).value == 0)
            OwnPort(directory: directory).keep(40_001)
            #expect(OwnPort(directory: directory).value == 40_001)
        }
    }
#endif
