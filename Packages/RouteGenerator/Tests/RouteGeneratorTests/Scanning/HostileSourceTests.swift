import FlowTestSupport
import Testing

@testable import RouteGenerator

@Suite(.timeLimit(.minutes(60))) struct HostileSourceTests {
    static let source = """
        @MainActor public final class AViewModel<T>: Base where T: P { let s = "a\\(b("c"))", r = /x"/ }
        extension AViewModel: Routable { public static let routeConfig = RouteConfig(
            activity: .shop, tab: TabConfig(identifier: #"a"#, title: "A", icon: "a", index: -0x1), path: \"\"\"
              /a
              \"\"\") }
        #if DEBUG
        enum ShopRoute: Hashable { case a(id: [Int: (Int) -> Void] = [:], Int?), `default` } /* /* */ */
        #endif
        """

    /// Wherever a source ends, its reading does too.
    @Test func truncatedSourcesAreScanned() {
        let bytes = Array(Self.source.utf8)
        for count in 0...bytes.count {
            _ = SourceScanner.scan(Array(bytes[..<count]), of: SourceFile(module: "Shop", path: "a"))
            _ = SourceScanner.scan(Array(bytes[count...]), of: SourceFile(module: "Shop", path: "a"))
        }
    }

    @Test(arguments: 0..<8 as Range<UInt64>)
    func randomSourcesAreScanned(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let pieces = [
            "{", "}", "(", ")", "[", "]", "<", ">", "\"", "\"\"\"", "#", "#\"", "\"#", "\\(", "\\", "/", "/*", "*/",
            "//",
            "\n", "\r\n", " ", ":", ",", "=", "->", ".", "?", "`", "@", "class ", "enum ShopRoute", "case ",
            "extension ",
            "static ", "let ", "routeConfig", "RouteConfig(", "path: ", "\"/a\"", "actor ", "where ", "import ", "#if ",
            "#endif ", "é", "\u{0}", "0x", "1_", "ActivityConfig(", "AViewModel ", "init", "nil", "-",
        ]
        for _ in 0..<400 {
            var source = ""
            for _ in 0..<Int.random(in: 0..<60, using: &random) { source += pieces.randomElement(using: &random) ?? "" }
            let file = scan(source)
            for constant in file.routeConfigs { #expect(constant.location.line >= 1) }
        }
    }

    @Test func invalidUTF8IsScanned() {
        var random = SplitMix64(seed: 7)
        for _ in 0..<200 {
            let bytes = (0..<200).map { _ in UInt8.random(in: 0...255, using: &random) }
            _ = SourceScanner.scan(bytes, of: SourceFile(module: "Shop", path: "a"))
        }
    }

    /// A scanner that goes back at each piece would exceed the suite's time limit.
    @Test(arguments: ["(", "{", "<", "\"\\(", "/*", "[", "class A {", "#if ", "extension A<", "`", "/("])
    func deepNestingIsScanned(piece: String) {
        let file = scan(String(repeating: piece, count: 500) + " let routeConfig = RouteConfig(path: \"/a\")")
        #expect(file.routeConfigs.count <= 1)
    }
}
