/// Writes `AppTab`.
struct TabCode {
    let map: AppMap
    let names: TypeNames

    func write(to writer: inout CodeWriter) {
        writer.line()
        writer.line("/// The app's tabs, in the order of their activities and indices.")
        writer.block("public enum AppTab: String, CaseIterable, Hashable, Codable, Sendable") { writer in
            for tab in map.tabs { writer.line(RawCase.declaration(tab.name)) }
            writer.line()
            writer.line("/// What the tab's view model declares.")
            write("config: TabConfig?", to: &writer) { tab, screen in
                "\(names.name(screen.viewModel, of: screen.module)).routeConfig.tab"
            }
            writer.line()
            writer.line("/// Names the tab within its activity. In a link, its raw value does.")
            writeIdentifier(to: &writer)
            writer.line()
            write("title: String", to: &writer) { tab, _ in CodeWriter.literal(tab.title) }
            writer.line()
            writer.line("/// The name of a system symbol.")
            write("icon: String", to: &writer) { tab, _ in CodeWriter.literal(tab.icon) }
            writer.line()
            writer.line("/// The tab's place among those of its activity.")
            write("index: Int", to: &writer) { tab, _ in String(tab.index) }
            writer.line()
            write("activity: Activity", to: &writer) { tab, _ in ActivityCode.value(tab.activity) }
            writer.line()
            writer.line("/// The screen at the bottom of the tab's stack.")
            write("rootRoute: AppRoute", to: &writer) { _, screen in RouteCode.root(screen, in: map) }
            writer.line()
            writeOfActivity(to: &writer)
        }
    }

    private func write(
        _ name: String, to writer: inout CodeWriter, _ value: (AppMap.Tab, AppMap.Screen) -> String
    ) {
        let screens = Dictionary(
            map.screens.compactMap { screen in screen.tab.map { ($0.name, screen) } },
            uniquingKeysWith: { one, _ in one })
        writer.property(
            "public var \(name)",
            map.tabs.compactMap { tab in screens[tab.name].map { (Self.value(tab.name), value(tab, $0)) } })
    }

    private func writeIdentifier(to writer: inout CodeWriter) {
        if map.tabs.allSatisfy({ $0.name == $0.identifier }) {
            writer.line("public var identifier: String { rawValue }")
        } else {
            write("identifier: String", to: &writer) { tab, _ in CodeWriter.literal(tab.identifier) }
        }
    }

    private func writeOfActivity(to writer: inout CodeWriter) {
        writer.line("/// An activity's tabs, in their order.")
        writer.block("public static func tabs(for activity: Activity) -> [AppTab]") { writer in
            writer.line("switch activity {")
            for activity in map.activities {
                let tabs = map.tabs.filter { $0.activity == activity.identifier }.map { Self.value($0.name) }
                writer.list("case \(ActivityCode.value(activity.identifier)): ", tabs, tail: "")
            }
            writer.line("}")
        }
    }

    /// `.home`
    static func value(_ name: String) -> String { ".\(Identifier.escaped(Name.lowerCamelCase(name)))" }
}
