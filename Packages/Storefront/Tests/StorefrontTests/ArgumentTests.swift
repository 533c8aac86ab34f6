#if Headless || !canImport(SwiftUI)
    import ArgumentParser
    import Foundation
    import Testing

    @testable import Storefront

    @Suite struct ArgumentTests {
        @Test func withoutArgumentsItServes() throws {
            let command = try #require(try StorefrontCommand.parseAsRoot([]) as? ServeCommand)
            #expect(command.port == PortNumber(8080))
            #expect(command.shop.api == nil)
            #expect(command.shop.data == nil)
        }

        @Test func takesItsOptionsWithoutACommand() throws {
            let arguments = ["--port", "0", "--api", "https://shop.example/api", "--data", "/tmp/shop"]
            let command = try #require(try StorefrontCommand.parseAsRoot(arguments) as? ServeCommand)
            #expect(command.port == PortNumber(0))
            #expect(command.shop.api?.url.absoluteString == "https://shop.example/api")
            #expect(command.shop.dataDirectory.url.path == "/tmp/shop")
        }

        @Test(arguments: [
            ["--api", "https://shop.example", "open", "/bag", "--timeout", "5"],
            ["--timeout", "5", "open", "--api", "https://shop.example", "/bag"],
            ["--api", "https://shop.example", "--timeout", "5", "open", "/bag"],
        ])
        func optionsMayComeBeforeTheCommand(_ arguments: [String]) throws {
            let ordered = StorefrontCommand.commandFirst(arguments)
            let command = try #require(try StorefrontCommand.parseAsRoot(ordered) as? OpenCommand)
            #expect(command.link == "/bag")
            #expect(command.timeout == 5)
            #expect(command.shop.api?.url.absoluteString == "https://shop.example")
        }

        @Test(arguments: [
            ["open", "/bag", "--data", "push"], ["--data", "open"], ["--data", "serve", "--port", "0"], ["--help"],
            ["--version"], [], ["--color", "red"],
        ])
        func argumentsThatMakeSenseStayAsTheyAre(_ arguments: [String]) {
            #expect(StorefrontCommand.commandFirst(arguments) == arguments)
        }

        @Test func wrongArgumentsBeforeTheCommandAreNamed() throws {
            let ordered = StorefrontCommand.commandFirst(["--timeout", "0", "open", "/bag"])
            let error = try #require(throws: (any Error).self) { try StorefrontCommand.parseAsRoot(ordered) }
            #expect(StorefrontCommand.fullMessage(for: error).contains("The timeout is 0"))
        }

        @Test(arguments: [
            (["--port", "70000"], "--port"), (["--port", "http"], "--port"), (["--api", "shop.example"], "--api"),
            (["--api", "ftp://shop.example"], "--api"), (["--api", "https://a:b@shop.example"], "--api"),
            (["--api", "http://shop.example:65536"], "--api"), (["--api", "http://shop.example:0"], "--api"),
            (["open", "/bag", "--timeout", "\(Int.max)"], "\(Int.max)"),
            (["open"], "<link>"), (["open", "/bag", "--timeout", "0"], "timeout"), (["fly"], "fly"),
            (["server", "--port", "-1"], "--port"), (["--image-origin", "pictures.example"], "\"pictures.example\""),
            (["--faults", "--api", "https://shop.example"], "--faults"), (["--plain-api"], "--plain-api"),
            (["--activities", "shop", "--api", "https://shop.example"], "--activities"),
            (["--activities", "shop,,purchasing"], "--activities"), (["--activities", "shop,office"], "--activities"),
            (["--configuration", "/tmp/c.json", "--api", "https://shop.example"], "--configuration"),
            (["--configuration", "/tmp/c.json", "--activities", "shop"], "--activities"),
            (["server", "--products", "1000001"], "--products"), (["server", "--products", "-1"], "--products"),
            (["--image-origin", "https://pictures.example/large"], "without a path"),
        ])
        func wrongArgumentsAreRefusedByName(arguments: [String], named: String) throws {
            let error = try #require(throws: (any Error).self) { try StorefrontCommand.parseAsRoot(arguments) }
            let text = StorefrontCommand.fullMessage(for: error)
            #expect(text.contains(named), "\(text)")
            #expect(StorefrontCommand.exitCode(for: error) == .validationFailure)
        }

        @Test(arguments: [
            ("", "isn't a valid configuration"), ("[]", "an object is expected"),
            (#"{"minimumVersion": "soon"}"#, "minimumVersion"),
            (
                #"{"messages": [{"id": "1", "style": "hologram", "title": "New"}]}"#,
                "Each needs an id of its own, a style (banner, card or modal) and a title"
            ),
        ])
        func aConfigurationThatTheAppCantReadIsRefused(_ content: String, _ reason: String) throws {
            let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
            defer { try? FileManager.default.removeItem(at: file) }
            try Data(content.utf8).write(to: file)
            let serve = try #require(
                try StorefrontCommand.parseAsRoot(["--configuration", file.path]) as? ServeCommand)
            let error = try #require(throws: ValidationError.self) { _ = try serve.builtIn.app() }
            #expect(error.message.contains(reason), "\(error.message)")
        }

        @Test func optionsOfTheBuiltInAPI() throws {
            let serve = try #require(try StorefrontCommand.parseAsRoot(["--faults"]) as? ServeCommand)
            #expect(serve.builtIn.faults)
            let arguments = ["server", "--faults", "--state", "/tmp/state.json"]
            let server = try #require(try StorefrontCommand.parseAsRoot(arguments) as? ServerCommand)
            #expect(server.builtIn.faults)
            #expect(server.state == "/tmp/state.json")
            let usual = try #require(try StorefrontCommand.parseAsRoot(["server"]) as? ServerCommand)
            #expect(!usual.builtIn.faults)
            #expect(usual.state == nil)
            #expect(usual.builtIn.activities == nil)
            let business = ["server", "--activities", "shop,purchasing"]
            let named = try #require(try StorefrontCommand.parseAsRoot(business) as? ServerCommand)
            #expect(named.builtIn.activities?.names == ["shop", "purchasing"])
        }

        @Test func theServersHelpNamesWhatItServes() {
            let help = StorefrontCommand.helpMessage(for: ServerCommand.self)
            for path in [
                "/products/search?q=", "/auth/login", "/orders/:id", "/brochures", "/configuration",
                "/carts/:id", "/users/:id/wishlist", "/products/changes", "--faults", "--state", "X-Fault",
                "--site-association", "/.well-known/apple-app-site-association",
                "cut-afterwards",
            ] {
                #expect(help.contains(path))
            }
        }

        @Test func helpNamesEveryCommandAndWhatOneNeedsMost() {
            let help = StorefrontCommand.helpMessage()
            let words = ["serve", "open", "push", "explain", "server", "--port", "--data", "--api"]
            for word in words { #expect(help.contains(word)) }
        }
    }
#endif
