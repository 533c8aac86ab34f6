/// The style rules of one session, for what its views say in numbers and colors: `color:red` becomes a class.
///
/// A page may not contain styles of its own: the content security policy forbids inline ones, as they are a way in. So
/// each declaration becomes a class, and its rule is in a style sheet that is only appended to. A page loads the rules
/// there are when it is made; frames carry those that came since.
///
/// Declarations are made from numbers, enumerations and colors alone, never from a text.
@MainActor
final class StyleRules {
    /// The rules of this generation, in the order they came. `rules[n]` is that of the class `s{n}`.
    private(set) var rules: [String] = []
    /// Counts the style sheets. Classes of one have nothing to do with those of another.
    private(set) var generation = 0
    private var names: [String: String] = [:]
    private let limit: Int

    nonisolated init(limit: Int = BrowserHostLimits().styleRules) {
        self.limit = limit
    }

    /// Begins a pass over the views. When there are too many rules, as a value that changes steadily makes them, a new
    /// style sheet begins: this pass adds the rules that are in use.
    func beginPass() {
        guard rules.count >= limit else { return }
        rules = []
        names = [:]
        generation += 1
    }

    /// Returns the class for some declarations.
    func name(_ declarations: String) -> String {
        if let known = names[declarations] { return known }
        let name = "s\(rules.count)"
        rules.append("@layer rules{.\(name){\(declarations)}}")
        names[declarations] = name
        return name
    }

    /// A position in a style sheet that is only appended to.
    struct Mark: Equatable, Sendable {
        let generation: Int
        let count: Int
    }

    /// The present end of the style sheet.
    var mark: Mark { Mark(generation: generation, count: rules.count) }

    /// Returns the rules from one mark to another; nil if they are of different style sheets.
    func rules(from start: Mark, to end: Mark) -> [String]? {
        guard start.generation == end.generation else { return nil }
        return Array(rules[start.count..<max(start.count, end.count)])
    }

    /// Returns the style sheet up to a mark.
    func styleSheet(to end: Mark) -> String {
        guard end.generation == generation else { return "" }
        return rules.prefix(end.count).joined(separator: "\n") + "\n"
    }
}
