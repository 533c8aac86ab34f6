import FlowKit

/// The events that a test has left over.
struct Leftovers<Schema: NavigationSchema>: Sendable {
    var wording: FlowWording
    var transitions: [NavigationTransition<Schema>] = []
    var issues: [PresentationIssue] = []
    var pending: String?
    var checking: String?
    /// Presentations with an awaited result.
    var awaited: [String] = []
    /// Tasks that run.
    var tasks: [String] = []

    var isEmpty: Bool { sections.isEmpty }

    /// The leftovers by kind, each with a remedy.
    var sections: [LeftoverSection] {
        let all = [
            LeftoverSection(
                one: "1 \(wording.transition) was not asserted:",
                many: "\(transitions.count) \(wording.transition)s were not asserted:",
                items: transitions.map(wording.describe), remedy: wording.assertRemedy),
            LeftoverSection(
                one: "1 issue was not asserted:", many: "\(issues.count) issues were not asserted:",
                items: issues.map(\.description),
                remedy: "If the flow is right to do that, assert it with 'flow.expectIssue(…)'."),
            LeftoverSection(
                one: "A navigation still waits:", items: [pending].compactMap(\.self),
                remedy: "Let it go on with 'navigator.reasonChanged(…)', or give it up with 'navigator.dropPending()'."),
            LeftoverSection(
                one: "A guard is still being asked:", items: [checking].compactMap(\.self),
                remedy: "Have the guard answer, and assert what becomes of the navigation."),
            LeftoverSection(
                one: "The result of 1 presentation is still awaited:",
                many: "The results of \(awaited.count) presentations are still awaited:", items: awaited,
                remedy: "End it with '\(wording.finishPresented)', or dismiss it."),
            LeftoverSection(
                one: "1 task still runs:", many: "\(tasks.count) tasks still run:", items: tasks,
                remedy: "Cancel it with its flow, or give it what it waits for."),
        ]
        return all.filter { !$0.items.isEmpty }
    }
}

/// One kind of what is left over.
struct LeftoverSection {
    let title: String
    let items: [String]
    let remedy: String

    init(one: String, many: String? = nil, items: [String], remedy: String) {
        title = items.count == 1 ? one : many ?? one
        self.items = items
        self.remedy = remedy
    }

    /// The list alone.
    var list: String {
        let items = items.map { "  - " + $0.replacing("\n", with: "\n    ") }
        return "\(title)\n\n\(items.joined(separator: "\n"))"
    }

    var text: String { "\(list)\n\n\(remedy)" }
}
