extension GeneratedCode {
    /// A module that the code uses, with the types that it takes from it.
    enum Library: String, CaseIterable {
        case deepLink = "DeepLink"
        case flowKit = "FlowKit"
        case headlessUI = "HeadlessUI"
        case swiftUI = "SwiftUI"

        /// The modules that the target depends on.
        static var required: [Library] { [.deepLink, .flowKit] }

        var module: String { rawValue }

        /// The types, including those that the module exports from others.
        var types: [String] {
            switch self {
            case .deepLink: ["DeepLinkRefusal", "LinkEntry", "LinkTab", "LinkTable", "LinkTableError"]
            case .flowKit:
                [
                    "ActivityID", "ActivitySwitchPolicy", "LocalizedStringResource", "NavigationType", "Routable",
                    "RouteAnimation", "RouteSchema", "Router", "TabConfig",
                ]
            case .headlessUI, .swiftUI: ["View", "ViewBuilder"]
            }
        }
    }

    /// The types that the code declares in the target.
    private static let ownTypes = [
        "Activity", "AppDependencyContainer", "AppExit", "AppFlows", "AppNavigation", "AppRoute", "AppScreen",
        "AppScreenBuilder", "AppTab", "RoutableTypes",
    ]

    /// Reports types whose names the code needs.
    func checkNames(_ diagnostics: DiagnosticCollector) {
        for name in Self.ownTypes {
            guard let type = map.visibleType(name, of: target, in: target) else { continue }
            diagnostics.error("\(name) is also a generated type. Rename this one.", at: type.location)
        }
        for library in Library.allCases {
            guard let hiding = hidingTypes[library] else { continue }
            for type in library.types.compactMap({ map.visibleType($0, in: target) }) {
                diagnostics.error(
                    "\(type.name) is also a type of \(library.module), and \(library.module).\(type.name) is a member of the type "
                        + "\(hiding.name) in \(hiding.module). Rename one of them.",
                    at: type.location, notes: [.init("\(hiding.name) is here", at: hiding.location)])
            }
        }
    }
}

extension AppMap {
    /// Returns a type that the code can see, which isn't nested in another: of the target, or of a feature.
    func visibleType(_ name: String, in target: String) -> TypeDeclaration? {
        ([target] + features.map(\.module)).lazy.compactMap { visibleType(name, of: $0, in: target) }.first
    }

    /// Returns a type of a module if the target can see it and it isn't nested in another.
    func visibleType(_ name: String, of module: String, in target: String) -> TypeDeclaration? {
        guard let type = types.type(name, of: module) else { return nil }
        let access = type.access ?? "internal"
        let isVisible =
            module == target ? !["fileprivate", "private"].contains(access) : ["open", "public"].contains(access)
        return isVisible ? type : nil
    }
}
