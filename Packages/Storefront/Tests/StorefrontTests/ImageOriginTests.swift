#if Headless || !canImport(SwiftUI)
    import Foundation
    import Testing

    @testable import Storefront

    @Suite struct ImageOriginTests {
        @Test(arguments: [
            ("http://127.0.0.1:8081", ["http://127.0.0.1:8081"]),
            ("https://shop.example/api", ["https://shop.example", "https://cdn.shop.example"]),
        ])
        func picturesComeFromTheAPIAndItsPictureHost(api: String, origins: [String]) throws {
            #expect(ImageOrigins.of(api: try #require(URL(string: api))) == origins)
        }
    }
#endif
