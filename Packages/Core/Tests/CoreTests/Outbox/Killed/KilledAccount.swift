import Foundation
import Model

/// What may have come of all that the killed processes have said: of what was acknowledged, just that; of what was only
/// tried, that or what was before.
struct KilledAccount {
    /// The values that a bag line, a heart, a cancellation or a name may have. One that is not there was never changed.
    private(set) var allowed: [String: Set<String>] = [:]
    /// The orders that were acknowledged, with their keys.
    private(set) var placed: [(lines: String, key: UUID)] = []
    /// Those that were only tried.
    private(set) var tried: [String] = []
    private(set) var acknowledged = 0

    init(_ reports: [String]) {
        for report in reports {
            let words = report.split(separator: " ").map(String.init)
            guard words.count >= 3 else { continue }
            let isDone = words[0] == "ok"
            if isDone { acknowledged += 1 }
            if words[1] == "order" {
                if isDone, words.count == 4, let key = UUID(uuidString: words[3]) {
                    placed.append((words[2], key))
                    tried.removeLast()
                } else {
                    tried.append(words[2])
                }
                for line in words[2].split(separator: ",") {
                    note("bag" + line.prefix { $0 != "x" }, "0", isDone)
                }
            } else {
                note(words[1], words[2], isDone)
            }
        }
    }

    private mutating func note(_ subject: String, _ value: String, _ isDone: Bool) {
        if isDone {
            allowed[subject] = [value]
        } else {
            allowed[subject, default: [Self.initial(subject)]].insert(value)
        }
    }

    private static func initial(_ subject: String) -> String {
        subject.hasPrefix("bag") ? "0" : subject.hasPrefix("wish") || subject.hasPrefix("cancel") ? "false" : "Emily"
    }

    func allows(_ value: String, for subject: String) -> Bool {
        (allowed[subject] ?? [Self.initial(subject)]).contains(value)
    }
}
