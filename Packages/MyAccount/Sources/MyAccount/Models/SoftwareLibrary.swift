public import Foundation

/// A library in the app, and its license.
public struct SoftwareLibrary: Hashable, Identifiable, Sendable {
    /// The name of the library.
    public let id: String
    /// The name of the license.
    public let license: String
    /// The web page of the license's text. `nil` if the library has none.
    public let url: URL?

    init(_ id: String, _ license: String, _ path: String) {
        self.id = id
        self.license = license
        url = URL(string: "https://github.com/\(path)")
    }

    /// The libraries of the app, by name. The servers of other platforms have more.
    static let all = (common + ofTheMac).sorted { $0.id < $1.id }

    /// The libraries on iPhone and iPad. `make lint` compares them with the root manifest.
    private static let common = [
        SoftwareLibrary("GRDB", "MIT", "groue/GRDB.swift/blob/master/LICENSE"),
        SoftwareLibrary("Swift Algorithms", "Apache 2.0", "apple/swift-algorithms/blob/main/LICENSE.txt"),
        SoftwareLibrary("Swift Async Algorithms", "Apache 2.0", "apple/swift-async-algorithms/blob/main/LICENSE.txt"),
        SoftwareLibrary("Swift Collections", "Apache 2.0", "apple/swift-collections/blob/main/LICENSE.txt"),
        SoftwareLibrary("Swift HTTP Types", "Apache 2.0", "apple/swift-http-types/blob/main/LICENSE.txt"),
        SoftwareLibrary("Swift Log", "Apache 2.0", "apple/swift-log/blob/main/LICENSE.txt"),
        SoftwareLibrary("Swift Numerics", "Apache 2.0", "apple/swift-numerics/blob/main/LICENSE.txt"),
        SoftwareLibrary("XCTest Dynamic Overlay", "MIT", "pointfreeco/xctest-dynamic-overlay/blob/main/LICENSE"),
    ]

    #if os(macOS)
        private static let ofTheMac = [
            SoftwareLibrary("AsyncHTTPClient", "Apache 2.0", "swift-server/async-http-client/blob/main/LICENSE.txt"),
            SoftwareLibrary("SwiftNIO", "Apache 2.0", "apple/swift-nio/blob/main/LICENSE.txt"),
            SoftwareLibrary("SwiftNIO Extras", "Apache 2.0", "apple/swift-nio-extras/blob/main/LICENSE.txt"),
            SoftwareLibrary("SwiftNIO SSL", "Apache 2.0", "apple/swift-nio-ssl/blob/main/LICENSE.txt"),
        ]
    #else
        private static let ofTheMac: [SoftwareLibrary] = []
    #endif
}
