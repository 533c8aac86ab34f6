/// The style rules for what views say in numbers and colours: `padding:1rem` becomes a class.
///
/// A page may not contain styles of its own: the content security policy forbids inline ones, as they are a way in. So
/// whatever is said by a view becomes a class, once for all sessions, and its rule is served in a style sheet that is
/// only ever appended to. A page loads what there is when it is made; frames carry the rules that came since.
///
/// Declarations are made from numbers, enumerations and colours alone, never from a text.
@MainActor
final class StyleRules {
    /// The rules, in the order they came. `rules[n]` is that of the class `s{n}`.
    private(set) var rules: [String] = []
    private var names: [String: String] = [:]

    /// What one app uses are some hundreds. Beyond this a view goes without.
    static let limit = 4096

    nonisolated init() {}

    /// The class for some declarations; `nil` where there is no more room.
    func name(_ declarations: String) -> String? {
        if let known = names[declarations] { return known }
        guard rules.count < Self.limit else { return nil }
        let name = "s\(rules.count)"
        rules.append("@layer rules{.\(name){\(declarations)}}")
        names[declarations] = name
        return name
    }

    var count: Int { rules.count }

    /// The first `count` rules as a style sheet.
    func styleSheet(_ count: Int) -> String {
        rules.prefix(count).joined(separator: "\n") + "\n"
    }
}
