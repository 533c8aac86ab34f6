/// Writes `Activity`.
struct ActivityCode {
    let map: AppMap

    func write(to writer: inout CodeWriter) {
        writer.line()
        writer.line("/// The app's activities: several apps in one, each with tabs of its own.")
        writer.block("public enum Activity: String, CaseIterable, Hashable, Codable, Sendable") { writer in
            for activity in map.activities { writer.line(Self.declaration(activity.identifier)) }
            writer.line()
            writer.line("public var id: ActivityID { ActivityID(rawValue: rawValue) }")
            writer.line()
            writer.line("/// What a person calls it.")
            write("displayName: String", to: &writer) { CodeWriter.literal($0.title) }
            writer.line()
            writer.line("/// The name of a system symbol.")
            write("icon: String", to: &writer) { CodeWriter.literal($0.icon) }
            writer.line()
            writer.line("/// The tab that the activity begins with.")
            write("defaultTab: AppTab", to: &writer) { TabCode.value($0.defaultTab) }
            writer.line()
            writer.line("/// What becomes of its tabs when one switches to it.")
            write("switchPolicy: ActivitySwitchPolicy", to: &writer) { ".\($0.policy)" }
        }
    }

    private func write(_ name: String, to writer: inout CodeWriter, _ value: (AppMap.Activity) -> String) {
        writer.property("public var \(name)", map.activities.map { (Self.value($0.identifier), value($0)) })
    }

    /// `.shop`
    static func value(_ identifier: String) -> String { ".\(Identifier.escaped(Name.lowerCamelCase(identifier)))" }

    private static func declaration(_ identifier: String) -> String { RawCase.declaration(identifier) }
}

/// A case whose raw value is the name that was given.
enum RawCase {
    static func declaration(_ name: String) -> String {
        let identifier = Name.lowerCamelCase(name)
        let value = identifier == name ? "" : " = \(CodeWriter.literal(name))"
        return "case \(Identifier.escaped(identifier))\(value)"
    }
}
