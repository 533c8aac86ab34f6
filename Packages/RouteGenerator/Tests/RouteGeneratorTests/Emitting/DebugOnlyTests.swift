import Testing

@testable import RouteGenerator

/// Features whose screens only debug builds have.
@Suite struct DebugOnlyTests {
    private static let tools = """
        public enum AToolsRoute: Hashable, Codable, Sendable { case aTools; case log }
        public enum AToolsExit { case link }
        extension AToolsViewModel: Routable {
            public static let routeConfig = RouteConfig(
                activity: .shop, path: "/tools", transition: .sheet, isDebugOnly: true)
        }
        extension LogViewModel: Routable {
            public static let routeConfig = RouteConfig(activity: .shop, path: "/tools/log", isDebugOnly: true)
        }
        """

    private func code() throws -> String {
        try GeneratedCodeTests.code([
            "ATools": Self.tools, "Shop": feature("Shop", ["page(Int)": "/pages/:id"]),
            "Model": "extension ActivityID { static let shop: ActivityID = \"shop\" }",
        ])
    }

    @Test(arguments: [
        """
            public import Shop
            #if DEBUG
                public import ATools
            #endif
        #else
        """,
        """
        public enum AppRoute: Hashable, Codable, Sendable {
            case shop(ShopRoute)
            #if DEBUG
                case aTools(AToolsRoute)
            #endif
        }
        """,
        """
                case .shop(.page): "/pages/:id"
                #if DEBUG
                    case .aTools(.aTools): "/tools"
                    case .aTools(.log): "/tools/log"
                #endif
                }
        """,
        """
                #if DEBUG
                    case .aTools(.aTools): .sheet
                #endif
                default: .push
        """,
        """
        public enum AppExit: Hashable, Sendable {
            #if DEBUG
                case aTools(AToolsExit)
            #endif
        }
        """,
        """
                #if DEBUG
                    case .aTools(let route): route.destination(flows.aTools)
                #endif
        """,
        """
        struct AppDependencyContainer {
            let shop: ShopDependencyContainer
            #if DEBUG
                var aTools = AToolsDependencyContainer()
            #endif
        }
        """,
        """
            #if DEBUG
                private(set) lazy var aTools = AToolsFlowViewModel(
        """,
        """
            public static let all: [any FlowKit.Routable.Type] = [
                PageViewModel.self,
                RootViewModel.self,
            ] + debugOnly

            #if DEBUG
                private static let debugOnly: [any FlowKit.Routable.Type] = [
                    AToolsViewModel.self,
                    LogViewModel.self,
                ]
            #else
                private static let debugOnly: [any FlowKit.Routable.Type] = []
            #endif
        """,
        """
                #if DEBUG
                    entries.append(DeepLink.LinkEntry("/tools", route: .aTools(.aTools)))
                    entries.append(DeepLink.LinkEntry("/tools/log", tab: "Shop", route: .aTools(.log)))
                #endif
        """,
        """
                    case .shop(.page): 1
                    #if DEBUG
                        case .aTools(.aTools): 2
                        case .aTools(.log): 3
                    #endif
                    }
        """,
    ])
    func onlyDebugBuildsHaveItsCode(part: String) throws {
        let code = try code()
        #expect(code.contains(part), "\(code)")
    }

    @Test func everythingIsBetweenConditions() throws {
        var depth = 0
        for line in try code().split(separator: "\n") {
            if line.contains("#if DEBUG") { depth += 1 }
            if depth > 0, line.contains("#endif") || line.contains("#else") { depth -= 1 }
            #expect(depth > 0 || !line.contains("ATools") && !line.contains("aTools"), "\(line)")
        }
    }

    @Test func aTabIsRefused() {
        let tab = "TabConfig(identifier: \"a\", title: \"A\", icon: \"i\", index: 0), isDebugOnly: true"
        let source = """
            public enum ShopRoute { case root }
            extension RootViewModel: Routable {
                public static let routeConfig = RouteConfig(activity: .shop, path: "/a", tab: \(tab))
            }
            """
        #expect(
            problems(source) == """
                Shop.swift:3:83: error: a tab can't be for debugging only, because saved state and links name it. Remove the tab \
                or isDebugOnly.
                """)
    }

    @Test func aFeatureIsForDebuggingAsAWhole() {
        let mixed = Self.tools.replacing("\"/tools/log\", isDebugOnly: true", with: "\"/tools/log\"")
        let found = problems(["ATools": mixed, "Shop": feature("Shop")])
        #expect(
            found == """
                ATools.swift:4:23: error: AToolsViewModel is for debugging only and LogViewModel isn't, but a module is in a build \
                or not. Move one of them to another module.
                ATools.swift:8:23: note: the other one is here
                """)
    }
}
