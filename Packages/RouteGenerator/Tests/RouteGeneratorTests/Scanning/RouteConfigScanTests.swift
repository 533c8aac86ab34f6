import Testing

@testable import RouteGenerator

@Suite struct RouteConfigScanTests {
    @Test func aRouteConfigHasThePositionsOfItsArguments() throws {
        let file = scan(
            """
            public import FlowKit

            extension BagViewModel: Routable {
                nonisolated public static let routeConfig = RouteConfig(
                    activity: .shop,
                    tab: TabConfig(identifier: "bag", title: "Bag", icon: "bag", index: 3),
                    path: "/bag", requiresAuth: true, transition: .sheet)
            }
            """)
        #expect(
            file.summary == [
                "route BagViewModel.routeConfig 4:35 = RouteConfig(activity: .shop, tab: TabConfig(identifier: \"bag\", "
                    + "title: \"Bag\", icon: \"bag\", index: 3), path: \"/bag\", requiresAuth: true, transition: .sheet)"
            ])
        let arguments = try #require(file.routeConfigs.first?.value?.arguments)
        #expect(arguments.map(\.location.position) == ["5:9", "6:9", "7:9", "7:23", "7:43"])
        #expect(arguments.map(\.valueLocation.position) == ["5:19", "6:14", "7:15", "7:37", "7:55"])
        #expect(arguments[1].value.arguments.map(\.valueLocation.position) == ["6:36", "6:50", "6:63", "6:77"])
        #expect(file.types.map(\.inherited) == [["Routable"]])
    }

    @Test(arguments: [
        "RouteConfig(path: \"/a\")", "FlowKit.RouteConfig(path: \"/a\")", "FlowKit::RouteConfig(path: \"/a\")",
        "RouteConfig.init(path: \"/a\")", ".init(path: \"/a\")", "RouteConfig(path: \"/a\",)",
    ])
    func everySpellingOfTheCallIsScanned(call: String) throws {
        let file = scan("extension AViewModel { static let routeConfig: RouteConfig = \(call) }")
        let value = try #require(file.routeConfigs.first?.value)
        #expect(value.callee == String(call.prefix { $0 != "(" }).replacing("::", with: "."))
        #expect(value.arguments(ofCall: "RouteConfig")?.map(\.value.string) == ["/a"])
        #expect(file.unusedCalls.isEmpty)
    }

    @Test func nestedTypesAttributesAndCommentsAreScanned() {
        let file = scan(
            """
            @MainActor @Observable(/* why not */) public final class Outer<T: Equatable>: Base<[T]>, P where T: Q {
                struct Nested { enum Deep { actor AViewModel: Routable {
                    @available(macOS 15, *) public /* a */ static // b
                        let routeConfig /* c } */ = RouteConfig(activity: .shop, /* path: "/b", */ path: // "/c"
                            "/a")
                } } }
                func x() { if true { struct BViewModel { static let routeConfig = RouteConfig(path: "/b") } } }
            }
            """)
        #expect(
            file.summary == [
                "route Outer.Nested.Deep.AViewModel.routeConfig 4:17 = RouteConfig(activity: .shop, path: \"/a\")",
                "route Outer.BViewModel.routeConfig 7:57 = RouteConfig(path: \"/b\")",
            ])
        #expect(file.types.map(\.name).first == "Outer")
        #expect(file.types.first?.inherited == ["Base<[T]>", "P"])
    }

    /// Code that surrounds a `routeConfig`.
    private static let otherCode = [
        "class var x: Int { 0 }", "class func extension(_ x: Int) {}", "let actor = 1",
        "func f() { g { actor in h(actor) } }",
        "let f: (Int) -> Void = { actor, other in }", "var x = actor.run { 1 }", "let `class` = 2, `extension` = 3",
        "let k = Kind.struct, l = Kind.class, m: Kind = .enum", "func f(struct: Int, enum class: Int) {}",
        "func f(actor: Int) { switch actor { case let actor where actor > 1: break; default: break } }",
        "func f() { if let actor { } else { } ; for actor in actors { } }", "lazy var a = { () -> Int in 1 }()",
        "let p = a<b, q = c>d", "let r = /[\"{]+/, s = #/ \" { /#", "let s = \"}\", t = \"\\(\"}\" + \"\\(1)}\")}\"",
        "let s = #\"\"\"#, t = \"{\"", "let s = #\"\\\"#, t = ##\"\"# { \"##", "let x = a / b / c, y = \"{\"",
        "let s = \"\"\"\n  } \" \\\"\"\" \\(f(\"}\")) }\n  \"\"\"", "/* { /* \" */ { */ // {\"",
        "let `é` = \"é{\", e = 1",
        "#if DEBUG\nfunc f() {}\n#else\nfunc g() {}\n#endif", "@Macro({ \"}\" }) var x = 1", "let x = y? .z : { 1 }()",
        "init?(_ x: Int) where Int: P { }", "subscript(x: Int) -> Int { get { 1 } set { } }",
        "let s = #\"\"\"\n  \" \\ } \"#\n  \"\"\"#",
        "func f() { let x = y/2; let z = (y) /2; print(\"}\") }",
        "var r: Regex { Regex { /a\"/ \n One(/b}/) \n /c{2}/ } }",
    ]

    @Test(arguments: otherCode)
    func precedingCodeDoesNotHideARouteConfig(code: String) {
        let file = scan(
            """
            struct Before { enum AnyKind { case `struct`, `class` } }
            final class AViewModel {
                \(code)
            }
            extension AViewModel: Routable {
                \(code)
                static let routeConfig = RouteConfig(path: "/a")
            }
            """)
        #expect(file.routeConfigs.map(\.type) == ["AViewModel"])
        #expect(file.routeConfigs.first?.value?.summary == "RouteConfig(path: \"/a\")")
        #expect(file.unusedCalls.isEmpty)
        #expect(!file.routeConfigs.contains { $0.isConditional })
    }

    @Test(arguments: [
        "makeConfig()", "RouteConfig(path: \"/a\").with(1)", "RouteConfig(path: \"/a\") { 1 }", "other", "[1, 2]",
        "condition ? RouteConfig(path: \"/a\") : RouteConfig(path: \"/b\")", "{ RouteConfig(path: \"/a\") }()",
        "RouteConfig(path: \"/a\") as RouteConfig", "try! RouteConfig(path: \"/a\")",
    ])
    func aRouteConfigThatIsNotALiteralIsFound(value: String) {
        let file = scan(
            """
            extension AViewModel {
                static let routeConfig = \(value)
                static let other = 1
            }
            extension BViewModel { static let routeConfig = RouteConfig(path: "/b") }
            """)
        #expect(file.routeConfigs.map(\.type) == ["AViewModel", "BViewModel"])
        #expect(file.routeConfigs.first?.value?.summary.hasPrefix("RouteConfig(path") != true)
        #expect(file.unusedCalls.isEmpty)
    }

    @Test(arguments: [
        ("\"/a\" + suffix", "?"), ("\"/\\(name)\"", "?"), ("paths.a", "paths.a"), ("path", "?"),
        ("a ? \"/a\" : \"/b\"", "?"),
        ("(\"/a\")", "?"), ("f({ \"/a\" })", "f(_: ?)"), ("#\"/a\"#", "?"), ("\"/\\u{61}\"", "?"),
        ("\"\"\"\n    /a\n    \"\"\"", "?"), ("-1", "-1"), ("0x1F", "?"), ("1_000", "1000"), ("1.5", "?"),
        ("nil", "nil"), ("true && x", "?"), (".b.c", "?"), ("Outer.Inner.c", "Outer.Inner.c"),
        ("Pair<A, [B: C]>.d", "?"), ("x!", "?"),
        ("\"\\q\"", "?"), ("99999999999999999999", "?"), ("\"tab\\tand \\\"quote\\\"\"", "?"),
    ])
    func onlyLiteralArgumentsAreEvaluated(written: String, read: String) {
        let file = scan("extension AViewModel { static let routeConfig = RouteConfig(path: \(written), tab: nil) }")
        #expect(file.summary == ["route AViewModel.routeConfig 1:35 = RouteConfig(path: \(read), tab: nil)"])
    }

    @Test func conditionalCompilationIsRecorded() {
        let file = scan(
            """
            #if DEBUG
            extension AViewModel { static let routeConfig = RouteConfig(path: "/a") }
            #elseif os(Linux)
            #endif
            extension BViewModel {
                #if DEBUG
                    static let routeConfig = RouteConfig(path: "/b")
                #endif
                #if canImport(Other)
                #else
                #endif
            }
            extension CViewModel { static let routeConfig = RouteConfig(path: "/c") }
            """)
        #expect(file.routeConfigs.map(\.isConditional) == [true, true, false])
    }

    @Test func computedAndInstancePropertiesAreFound() {
        let file = scan(
            """
            extension AViewModel { static var routeConfig: RouteConfig { RouteConfig(path: "/a") } }
            extension BViewModel { let routeConfig = RouteConfig(path: "/b") }
            protocol Routable { static var routeConfig: RouteConfig { get } }
            extension CViewModel { class var routeConfig: RouteConfig = .init(path: "/c") }
            """)
        #expect(
            file.summary == [
                "route AViewModel.routeConfig 1:35 = ?",
                "route BViewModel.routeConfig 2:28 (not static) = RouteConfig(path: \"/b\")",
                "route CViewModel.routeConfig 4:34 = .init(path: \"/c\")",
            ])
    }

    @Test func unusedCallsAreFound() {
        let file = scan(
            """
            let one = RouteConfig(path: "/a")
            extension AViewModel {
                static let config = RouteConfig(path: "/a")
                func f(_ config: RouteConfig = .init(path: "/b")) { routes.append(RouteConfig.init(path: "/c")) }
                func g(_ config: RouteConfig, _ other: RouteConfig = .standard) -> RouteConfig { config }
                // RouteConfig(path: "/d")
                let text = "RouteConfig(path: 1) \\(1)"
            }
            let activity = ActivityConfig(id: .shop)
            """)
        #expect(
            file.summary == [
                "unused RouteConfig 1:11", "unused RouteConfig 3:25", "unused RouteConfig 4:22",
                "unused RouteConfig 4:71",
                "unused ActivityConfig 9:16",
            ])
    }

    @Test func columnsAreCountedInBytes() {
        let file = scan("/* é😀 */ extension AViewModel { static let routeConfig = RouteConfig(path: \"/a\") }")
        #expect(file.routeConfigs.first?.location.position == "1:48")
        let windows = scan("\r\n\r\nextension AViewModel { static let routeConfig = RouteConfig(path: \"/a\") }\r\n")
        #expect(windows.routeConfigs.first?.location.position == "3:35")
    }

    @Test func theModulesNameIsRemovedFromATypesName() {
        let file = scan(
            """
            extension Shop.AViewModel: Routable { static let routeConfig = RouteConfig(path: "/a") }
            extension Shop::BViewModel: Routable { static let routeConfig = RouteConfig(path: "/b") }
            extension Outer.CViewModel: Routable { static let routeConfig = RouteConfig(path: "/c") }
            """)
        #expect(file.routeConfigs.map(\.type) == ["AViewModel", "BViewModel", "Outer.CViewModel"])
    }

    @Test func conditionsAfterAnUnknownValueAreRecorded() {
        let file = scan(
            """
            extension AViewModel {
                #if DEBUG
                    static let routeConfig = make() + 1
                #else
                    static let routeConfig: RouteConfig
                #endif
            }
            extension BViewModel { static let routeConfig = RouteConfig(path: "/b") }
            """)
        #expect(file.routeConfigs.map(\.isConditional) == [true, true, false])
    }

    @Test func declarationsAfterAnUnknownValueAreFound() {
        let file = scan(
            """
            extension AViewModel { static let routeConfig = a ?? b, other = RouteConfig(path: "/a") }
            extension BViewModel { static let routeConfig = a ?? b
                deinit { use(RouteConfig(path: "/b")) } }
            extension CViewModel { static let routeConfig = RouteConfig(path: Shop::path) }
            """)
        #expect(
            file.summary == [
                "route AViewModel.routeConfig 1:35 = ?", "route BViewModel.routeConfig 2:35 = ?",
                "route CViewModel.routeConfig 4:35 = RouteConfig(path: Shop.path)",
            ], "what the unknown values call isn't told apart from other calls")
    }

    @Test(arguments: [
        "package static func f() {}", "lazy var x = 1", "@MainActor var x: Int { 1 }", "private let x = 1", "init() {}",
        "#if DEBUG\n#endif", "class Inner {}", "}\nweak var x: A?; struct B {",
    ])
    func theNextDeclarationEndsARouteConfig(code: String) {
        let file = scan("extension AViewModel { static let routeConfig = RouteConfig(path: \"/a\")\n\(code)\n}")
        #expect(file.summary == ["route AViewModel.routeConfig 1:35 = RouteConfig(path: \"/a\")"])
    }

    @Test(
        arguments: otherCode + [
            "required init() {}", "convenience init(x: Int) {}", "mutating func f() {}", "nonmutating func f() {}",
            "consuming func f() {}", "borrowing func f() {}", "prefix static func - (x: A) -> A { x }",
            "postfix static func ++ (x: A) -> A { x }", "infix func f() {}", "#warning(\"later\")", "#Preview { A() }",
            "#myMacro", "associatedtype A", "macro m() = n()", "unknownModifier var x = 1",
            "unowned(unsafe) var a: A", "async let x = 1", "/// Documented.\nrequired init() {}",
        ])
    func followingCodeDoesNotHideARouteConfig(code: String) {
        for declaration in [
            "routeConfig = RouteConfig(path: \"/a\")", "routeConfig: RouteConfig = .init(path: \"/a\")",
        ] {
            let file = scan(
                """
                final class AViewModel: Routable {
                    static let \(declaration)
                    \(code)
                }
                extension BViewModel { static let routeConfig = RouteConfig(path: "/b") }
                """)
            #expect(file.routeConfigs.map(\.type) == ["AViewModel", "BViewModel"])
            #expect(file.routeConfigs.first?.value?.arguments(ofCall: "RouteConfig")?.map(\.value.string) == ["/a"])
            #expect(file.unusedCalls.isEmpty)
        }
    }

    @Test func aMacroAfterAnActivitysIdentifierDoesNotHideIt() {
        let file = scan("extension ActivityID { static let shop: ActivityID = \"shop\"\n#warning(\"later\")\n}")
        #expect(file.activityIDs.map(\.value?.string) == ["shop"])
    }

    @Test(arguments: ["AViewModel<T>", "AViewModel <T: Base<[Int]>>", "AViewModel<T> : Base", "AViewModel where T: P"])
    func everySpellingOfAHeaderIsScanned(header: String) {
        let file = scan(
            "@MainActor public final class \(header) { static let routeConfig = RouteConfig(path: \"/a\") }")
        #expect(file.routeConfigs.map(\.type) == ["AViewModel"])
        #expect(file.types.map(\.access) == ["public"])
        #expect(file.types.map(\.attributes) == [["@MainActor"]])
    }

    @Test func parametersAndOptionalsAreNotTypes() {
        let file = scan(
            """
            extension Int? { static let routeConfig = RouteConfig(path: "/a") }
            struct A { func f(struct a: Int, enum class: Int) {} }
            """)
        #expect(file.summary == ["unused RouteConfig 1:43"])
        #expect(file.types.map(\.name) == ["A"])
    }
}
