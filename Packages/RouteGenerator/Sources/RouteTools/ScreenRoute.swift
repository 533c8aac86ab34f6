import DeepLink
import Foundation
import RouteGenerator
import RoutePatterns

/// A screen and the texts of its values, as a route of DeepLink.
struct ScreenRoute: Hashable, Sendable {
    let screen: AppMap.Screen
    /// The texts of each parameter.
    let texts: [[String]]
}

extension LinkTable<ScreenRoute> {
    /// Creates the app's table, as the generated code does it.
    init(_ catalog: RouteCatalog) throws(LinkTableError) {
        let entries = catalog.screens.map { screen in
            LinkEntry<ScreenRoute>(screen.pattern.text) { values throws(DeepLinkRefusal) in
                var texts: [[String]] = []
                for (index, parameter) in screen.parameters.enumerated() {
                    texts.append(try parameter.texts(index, in: values))
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

    /// Returns the texts of the parameter in a link.
    fileprivate func texts(_ index: Int, in values: LinkValues) throws(DeepLinkRefusal) -> [String] {
        if kind == "tail" { return values.tail(index) }
        switch type {
        case "Bool": _ = try read(index, in: values, LinkConversion<Bool>.text)
        case "Double": _ = try read(index, in: values, LinkConversion<Double>.text)
        case "Int": _ = try read(index, in: values, LinkConversion<Int>.text)
        case "UUID": _ = try read(index, in: values, LinkConversion<UUID>.text)
        default: break
        }
        return try read(index, in: values, LinkConversion<String>.text)
    }

    private func read<Value>(
        _ index: Int, in values: LinkValues, _ conversion: LinkConversion<Value>
    ) throws(DeepLinkRefusal) -> [Value] {
        // A value of the query that can't be repeated is in the link at most once.
        kind == "path" ? [try values.value(index, conversion)] : try values.repeatedValue(index, conversion)
    }
}
