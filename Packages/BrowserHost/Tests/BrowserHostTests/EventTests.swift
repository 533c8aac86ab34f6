import Testing

@Suite(.timeLimit(.minutes(60))) struct EventTests {
    @Test func aTapChangesWhatItChanges() async throws {
        try await TestServer.with { server in
            let browser = try await server.browser()
            try await browser.tap("Increment")
            #expect(browser.text("home.count.text") == "Count: 1")
            let answer = try await browser.send([(browser.page.button("Increment")?.id ?? "", "tap", "")])
            // One text, and nothing else.
            #expect(answer.body.contains("[\"text\",") && answer.body.utf8.count < 60)
        }
    }

    @Test func anAnnouncementIsSentOnceToEachPage() async throws {
        try await TestServer.with { server in
            let browser = try await server.browser()
            let other = try await server.browser(at: "/home", cookie: browser.cookie)
            await MainActor.run { server.apps.models[0].count = 99 }
            let id = try #require(browser.page.button("Increment")?.id)
            let answer = try await browser.send([(id, "tap", "")])
            #expect(answer.body.contains(#""say":"100 \"reached\"""#), "\(answer.body)")
            let later = try await browser.send([(id, "tap", "")])
            #expect(later.body.contains("Count: 101") && !later.body.contains("say"), "\(later.body)")
            let missed = try await other.send([])
            #expect(missed.body.contains(#""say":"100 \"reached\"""#), "\(missed.body)")
        }
    }

    @Test func thePageThatIsUsedScrolls() async throws {
        try await TestServer.with { server in
            let browser = try await server.browser()
            let other = try await server.browser(at: "/home", cookie: browser.cookie)
            let id = try #require(browser.page.button("Last card")?.id)
            let answer = try await browser.send([(id, "tap", "")])
            let target = try #require(answer.body.firstMatch(of: /"scroll":\["(n\d+)","end"\]/)?.1)
            let card = try #require(browser.page.app.find(String(target)))
            #expect(card.parent?.children.last === card)
            #expect(try await other.send([]).body.contains("scroll") == false)
        }
    }

    @Test func movingOnAndBackFollowsInTheAddressBar() async throws {
        try await TestServer.with { server in
            let browser = try await server.browser(at: "/items")
            let row = try #require(browser.page.find(testID: "items.row.2")?.id)
            try await browser.send([(row, "tap", "")])
            #expect(browser.page.app.all { $0.tag == "h1" }.first?.text == "Item 2")
            #expect(browser.page.title == "Item 2")
            #expect(browser.page.app.all { $0.tag == "main" }.map { $0.attributes["data-appear"] } == ["slide"])
            try await browser.tap("Back")
            #expect(browser.page.app.all { $0.tag == "h1" }.first?.text == "Items")
            #expect(browser.page.navigations == ["push /items/2", "back /items"])
            #expect(browser.page.app.all { $0.tag == "main" }.map { $0.attributes["data-appear"] } == [nil])
        }
    }

    @Test func typingChangesTheAddressWithoutANewEntry() async throws {
        try await TestServer.with { server in
            let browser = try await server.browser(at: "/items")
            let field = try #require(browser.page.field("Find an item")?.id)
            try await browser.send([(field, "change", "1")])
            try await browser.send([(field, "change", "1x")])
            try await browser.send([(field, "change", "")])
            let row = try #require(browser.page.find(testID: "items.row.2")?.id)
            try await browser.send([(field, "change", "2"), (row, "tap", "")])
            #expect(
                browser.page.navigations == ["edit /items?q=1", "edit /items?q=1x", "edit /items", "push /items/2"])
        }
    }

    @Test func historyRestoresTheStateNotJustTheAddress() async throws {
        try await TestServer.with { server in
            let browser = try await server.browser(at: "/items")
            let entry = try #require(try await server.client.entry(at: "/items", browser.cookie))
            try await browser.open("/items/1")
            try await browser.tap("Next")
            try await browser.tap("Next")
            #expect(browser.page.location == "/items/3")
            let answer = try await browser.post(["history": entry, "at": "/items", "m": 99])
            #expect(answer.status == 200)
            #expect(browser.page.location == "/items")
            #expect(browser.page.navigations.last == "stay /items")
            // An entry that isn't known any more is opened by its address.
            _ = try await browser.post(["history": 1, "at": "/items/4", "m": 100])
            #expect(browser.page.app.all { $0.tag == "h1" }.first?.text == "Item 4")
        }
    }

    @Test func typedTextIsThereBeforeTheTapThatFollows() async throws {
        try await TestServer.with { server in
            let browser = try await server.browser(at: "/form")
            let field = try #require(browser.page.field("Name")?.id)
            let toggle = try #require(browser.page.role("switch"))
            try await browser.send([(field, "change", "Ada"), (toggle.id ?? "", "tap", "")])
            #expect(browser.page.app.find(field)?.attributes["value"] == "Ada")
            #expect(browser.page.app.find(toggle.id ?? "")?.attributes["aria-checked"] == "true")
        }
    }

    @Test func anUnknownPageIsShownEverythingAgain() async throws {
        try await TestServer.with { server in
            let browser = try await server.browser()
            browser.page.page = String(repeating: "0", count: 32)
            try await browser.send([("n1", "tap", "")])
            #expect(browser.page.page != String(repeating: "0", count: 32))
            try await browser.tap("Increment")
            #expect(browser.text("home.count.text") == "Count: 1")
        }
    }

    @Test func alertsAndSheetsComeAndGo() async throws {
        try await TestServer.with { server in
            let browser = try await server.browser()
            try await browser.tap("Increment")
            try await browser.tap("Reset")
            let alert = try #require(browser.page.app.all { $0.tag == "dialog" }.first)
            #expect(alert.attributes["role"] == "alertdialog")
            #expect(browser.page.app.all { $0.attributes["inert"] != nil }.count == 1)
            // What is behind can't be pressed.
            try await browser.tap("Increment")
            #expect(browser.text("home.count.text") == "Count: 1")
            try await browser.tap("Yes")
            #expect(browser.text("home.count.text") == "Count: 0")
            try await browser.tap("Sheet")
            let sheet = try #require(browser.page.app.all { $0.tag == "dialog" }.first?.id)
            try await browser.send([(sheet, "dismiss", "")])
            #expect(browser.page.app.all { $0.tag == "dialog" }.isEmpty)
        }
    }

    @Test func malformedMessagesAreRefusedWithTheReason() async throws {
        try await TestServer.with { server in
            let browser = try await server.browser()
            for body in ["", "{", "[]", "null", "{\"page\":1}", String(repeating: "[", count: 5000)] {
                let response = try await server.client.post("/_flow/event", cookie: browser.cookie, body)
                #expect(response.status == 400)
                #expect(
                    response.body == "The body is not an event message. Expected JSON with page, n, m, at and events.\n"
                )
            }
            let many = Array(repeating: "{\"on\":\"n1\",\"event\":\"tap\"}", count: 65).joined(separator: ",")
            let response = try await server.client.post(
                "/_flow/event", cookie: browser.cookie,
                "{\"page\":\"\",\"n\":0,\"m\":1,\"at\":\"/\",\"events\":[\(many)]}")
            #expect(response.body == "Too many events in one message. At most 64 are allowed.\n")
        }
    }
}

extension RawClient {
    /// The history entry of a page loaded anew.
    func entry(at path: String, _ cookie: String) async throws -> Int? {
        let root = try MiniParser.parse(try await get(path, cookie: cookie).body)
        return root.all { $0.tag == "body" }.first?.attributes["data-entry"].flatMap { Int($0) }
    }
}
