import DeepLink
import Testing

@Suite(.timeLimit(.minutes(60))) struct RedactionTests {
    @Test(arguments: [
        ("https://mall.example/search?q=red+sofa&token=abc", "https://mall.example/search?q=…&token=…"),
        ("mall://bag?tab=home&as=root&code=1#access_token=2", "mall://bag?tab=home&as=root&code=…"),
        ("/bag?eyJhbGciOiJIUzI1NiJ9", "/bag?…"),
        ("/bag?eyJhbGciOiJIUzI1NiJ9=", "/bag?…"),
        ("/bag?%74oken=abc", "/bag?…"),
        ("/bag?via=/search?q=a%26token=b&modal=/sofa?x=y", "/bag?via=/search?q=…&token=…&modal=/…?…"),
        ("/bag?via=/bag?via=/bag?x=y", "/bag?via=/bag?via=…"),
        ("mall://sofa/1?token=abc", "mall://…?…"),
        ("https://evil.example/token/abc?x=y", "https://evil.example/…?…"),
        ("https://me:secret@mall.example/bag?x=y", "https://…@mall.example/…?…"),
        ("https://a@b@evil.example", "https://…@evil.example"),
        ("mailto:me@evil.example", "mailto:/…"),
        ("javascript:alert(1)", "javascript:/…"),
        ("token abc", "a text of 9 bytes that isn't a link"),
        ("", "a text of 0 bytes that isn't a link"),
        ("mall://search?q=%0A\u{202E}x", "mall://search?q=…"),
        ("mall://bag?as=token", "mall://bag?as=…"),
        ("https://mall.example/orders/7?as=push", "https://mall.example/orders/:id?as=push"),
    ])
    func nothingThatMayBeATokenIsShown(_ link: String, _ text: String) throws {
        #expect(try Mall.links().redacted(link) == text)
    }

    @Test func redactedLinkIsShort() throws {
        let links = try Mall.links()
        #expect(links.redacted("/search?q=" + String(repeating: "x", count: 5_000)).utf8.count < 310)
        let deep = String(repeating: "/bag?via=", count: 7_000)
        #expect(links.redacted(deep).utf8.count < 310)
        #expect(links.redacted(String(repeating: "/", count: 1_048_576)) == "a text of 1048576 bytes that isn't a link")
    }

    @MainActor @Test func nothingInTheLogHoldsOne() async throws {
        let app = try MallApp()
        await app.inbound.becomeReady()
        let links = [
            "https://me:hunter2@mall.example/bag?x=hunter2", "https://evil.example/hunter2?hunter2",
            "mall://bag?x=hunter2&as=pop", "mall://bag?via=mall://hunter2:hunter2@x", "mall://bag?via=%68ome?x=hunter2",
            "mall://bag?via=/home?via=/hom%65?y=hunter2", "mall://orders/1?hunter2=&x=hunter2", "hunter2",
            "mall://bag ?x=hunter2", "mall://bag?via=/bag%0A?hunter2", "mall://hunter2%ZZ",
            "https://mall.example/search/hunter2%ZZ", "https://mall.example/hunter2%FF/x", "mall://bag?via=/hunter2%ZZ",
        ]
        for link in links {
            let explanation = await app.inbound.explain(.url(link))
            #expect(!explanation.description.contains("hunter2"), "\(explanation)")
        }
        // Explanations, which are not logged, do show the values of these.
        let values = [
            "mall://search?q=hunter2", "mall://hunter2/hunter2", "mall://products/hunter2", "mall://bag?tab=hunter2",
            "mall://bag?as=hunter2", "mall://bag?via=/search?q=hunter2", "mall://bag?modal=/products/hunter2",
        ]
        for link in links + values { await app.open(link) }
        #expect(app.records.count >= links.count + values.count)
        for record in app.records { #expect(!"\(record) \(record)".contains("hunter2"), "\(record)") }
        #expect(!String(reflecting: app.inbound.records).contains("hunter2"))
    }
}
