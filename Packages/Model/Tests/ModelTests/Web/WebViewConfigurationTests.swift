import Foundation
import Model
import Testing

struct WebViewConfigurationTests {
    private let configuration = WebViewConfiguration(allowedHosts: ["Shop.example", "*.help.example"])

    @Test(arguments: [
        "https://shop.example/terms", "HTTPS://SHOP.EXAMPLE", "https://a.help.example/x", "https://a.b.help.example",
        "https://shop.example:8443/a",
    ])
    func configuredHostIsAllowed(_ url: String) throws {
        #expect(configuration.allows(try #require(URL(string: url))))
    }

    @Test(arguments: [
        "http://shop.example", "https://evil.example", "https://shop.example.evil.example", "https://help.example",
        "https://xhelp.example", "https://shop.example@evil.example", "https://evil@shop.example",
        "https://a:b@shop.example",
        "javascript:alert(1)", "file:///etc/passwd", "/terms", "https:///terms", "https://.help.example",
    ])
    func otherURLIsNotAllowed(_ url: String) throws {
        #expect(!configuration.allows(try #require(URL(string: url))))
    }

    @Test func withoutAWordNoPageIsAllowed() throws {
        #expect(!WebViewConfiguration().allows(try #require(URL(string: "https://shop.example"))))
    }
}
