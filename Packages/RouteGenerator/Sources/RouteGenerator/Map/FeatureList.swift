/// Finds the modules that have screens, and brings together what belongs to each.
struct FeatureList {
    private let declarations: Declarations
    private let screens: [DeclaredScreen]

    init(_ declarations: Declarations, _ screens: [DeclaredScreen]) {
        self.declarations = declarations
        self.screens = screens
    }

    struct Feature {
        var module: String
        var name: String
        var route: String
        var screens: [MatchedScreen]
        var exits: [CaseDeclaration]
        /// Where its routes are declared.
        var place: SourcePlace
    }

    /// By module.
    func features(_ findings: inout Findings) -> [Feature] {
        var routes: [String: (declaration: EnumDeclaration, file: String)] = [:]
        var exits: [String: [CaseDeclaration]] = [:]
        // A module whose view models could not be read has said what is wrong with it already.
        var unread: Set<String> = []
        let ofFile = Dictionary(grouping: screens, by: \.place.file)
        for file in declarations.files {
            let module = file.file.module
            for route in file.routes where route.name == "\(module)Route" {
                routes[module] = routes[module] ?? (route, file.file.path)
            }
            for exit in file.exits where exit.name == "\(module)Exit" { exits[module, default: []] += exit.cases }
            let read = ofFile[file.file.path]?.count ?? 0
            if read < file.routeConfigs.count { unread.insert(module) }
        }
        let ofModule = Dictionary(grouping: screens, by: \.module)
        let types = TypeIndex(declarations)
        var result: [Feature] = []
        for module in Set(ofModule.keys).union(routes.keys).subtracting(unread).sorted() {
            let route = routes[module]
            let matcher = FeatureMatcher(
                module: module, screens: ofModule[module] ?? [], route: route, types: types)
            let screens = matcher.matched(&findings)
            guard let route, !screens.isEmpty else { continue }
            result.append(
                Feature(
                    module: module, name: Name.lowerCamelCase(module), route: route.declaration.name, screens: screens,
                    exits: exits[module] ?? [], place: SourcePlace(route.file, route.declaration.position)))
        }
        checkNames(result, &findings)
        return result
    }

    /// What the sum of all routes is called.
    private static let sum = "AppRoute"

    private func checkNames(_ features: [Feature], _ findings: inout Findings) {
        var seen: [String: Feature] = [:]
        for feature in features {
            if !Identifier.canBeCase(feature.name) {
                findings.error(
                    "the module \(feature.module) can't be a case of AppRoute: Swift has no case named "
                        + "\"\(feature.name)\". Name the module differently.",
                    at: feature.place)
            }
            if feature.route == Self.sum {
                findings.error(
                    "the routes of the module \(feature.module) are named like the sum of all routes. Name the module "
                        + "differently, or move its screens into another one.",
                    at: feature.place)
            }
            if let other = seen[feature.name] {
                findings.error(
                    "the modules \(other.module) and \(feature.module) would both be AppRoute.\(feature.name). Name one of "
                        + "them differently.",
                    at: feature.place, notes: [.init("the routes of the other one are here", at: other.place)])
            }
            seen[feature.name] = feature
        }
    }
}
