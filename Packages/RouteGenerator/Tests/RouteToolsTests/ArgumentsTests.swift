import Testing

@testable import RouteTools

@Suite struct ArgumentsTests {
    @Test(
        arguments: [
            ([], .list), (["list"], .list), (["match", "/bag"], .match("/bag")),
            (["explain", "https://a.example/b?c=d"], .explain("https://a.example/b?c=d")),
            (["graph"], .graph),
            (["aasa", "--app-id", "A.b", "--app-id=C.d"], .association(appIDs: ["A.b", "C.d"])),
            (["check", "routes.json"], .check(baseline: "routes.json", isWriting: false)),
            (["check", "--write", "routes.json"], .check(baseline: "routes.json", isWriting: true)),
            (["check", "--help"], .help), (["-h"], .help), (["help"], .help),
        ] as [([String], RoutesArguments.Action)])
    func argumentsNameAnAction(_ arguments: [String], _ action: RoutesArguments.Action) throws {
        #expect(try RoutesArguments(arguments).action == action)
        #expect(try RoutesArguments(arguments).packagePath == ".")
        let elsewhere = try RoutesArguments(["--package-path", "../shop"] + arguments)
        #expect(elsewhere.action == action)
        #expect(elsewhere.packagePath == "../shop")
    }

    @Test(arguments: [
        (["match"], "a link is missing"), (["match", "/a", "/b"], "\"/b\" is one argument too many"),
        (["open"], "there is no subcommand open"), (["--json"], "there is no option --json"),
        (["aasa", "--app-id"], "--app-id has no value"),
        (["aasa"], "--app-id is missing"),
        (["check"], "the file of the baseline is missing"),
        (["list", "--write"], "--write belongs to another subcommand"),
        (["--package-path"], "--package-path has no value"),
    ])
    func invalidArgumentsAreReported(_ arguments: [String], _ problem: String) {
        let error = #expect(throws: InvalidArguments.self) { try RoutesArguments(arguments) }
        #expect(error?.description == "error: \(problem). See: routes --help")
    }
}
