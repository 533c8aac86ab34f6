import DeepLink
import Foundation
import RouteGenerator
import RoutePatterns

/// A screen and the texts of its values, as a route of DeepLink.
struct ScreenRoute: Hashable, Sendable {
    let screen: AppMap.Screen
    let texts: [[String]]
}

extension LinkTable<ScreenRoute> {
    /// Creates the app's table, as the generated code does it.
    init(_ catalog: RouteCatalog) throws(LinkTableError) {
        let entries = catalog.screens.map { screen in
            LinkEntry<ScreenRoute>(
                screen.pattern.text, aliases: screen.aliases.map(\.text), tab: catalog.map.linkTab(of: screen)
            ) { values throws(DeepLinkRefusal) in
                var texts: [[String]] = []
                for (index, parameter) in screen.parameters.enumerated() {
                    texts.append(try parameter.texts(index, in: &values))
                }
                return ScreenRoute(screen: screen, texts: texts)
            } print: { _, _ in
                false
            }
        }
        let tabs = catalog.screens.compactMap { root in root.tab.map { LinkTab($0.identifier, root: root.pattern.path) }
        }
        try self.init(entries, tabs: tabs, home: catalog.map.home?.pattern.path)
    }
}

extension RouteParameter {
    /// A Boolean value that indicates whether a text is checked here. The types of the app are unknown.
    var isCheckable: Bool { ["Bool", "Double", "Int", "String", "UUID"].contains(type) }

    /// Returns the texts of the parameter in a link. Texts that the app ignores are left out.
    fileprivate func texts(_ index: Int, in values: inout LinkValues) throws(DeepLinkRefusal) -> [String] {
        if kind == "tail" { return values.tail(index) }
        return switch type {
        case "Bool": try read(index, in: &values, LinkConversion<Bool>.text)
        case "Double": try read(index, in: &values, LinkConversion<Double>.text)
        case "Int": try read(index, in: &values, LinkConversion<Int>.text)
        case "UUID": try read(index, in: &values, LinkConversion<UUID>.text)
        default: try read(index, in: &values, LinkConversion<String>.text)
        }
    }

    private func read<Value: CustomStringConvertible>(
        _ index: Int, in values: inout LinkValues, _ conversion: LinkConversion<Value>
    ) throws(DeepLinkRefusal) -> [String] {
        switch kind {
        case "path": [try values.value(index, conversion).description]
        case "query": values.optionalValue(index, conversion).map { [$0.description] } ?? []
        default: values.repeatedValue(index, conversion).map(\.description)
        }
    }
}
