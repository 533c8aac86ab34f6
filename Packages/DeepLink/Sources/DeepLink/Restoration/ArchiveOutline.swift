/// What is written to a file.
struct ArchiveOutline {
    struct Tab {
        let id: String
        var root: String?
        var stack: [String]
    }

    struct Modal {
        let style: String
        var stack: [String]
    }

    struct Activity {
        let id: String
        var tab: String?
        var tabs: [Tab] = []
        var modals: [Modal] = []

        var isAsInTheBeginning: Bool { tab == nil && tabs.isEmpty && modals.isEmpty }
    }

    let activity: String
    let history: [String]
    var activities: [Activity] = []
    var dropped: [DroppedScreen] = []

    init(activity: String, history: [String]) {
        self.activity = activity
        self.history = history
    }

    func json(version: Int) -> [UInt8] {
        var writer = ArchiveWriter()
        let activities = activities.filter { !$0.isAsInTheBeginning }
        writer.object { writer in
            writer.key("version")
            writer.number(version)
            writer.key("activity")
            writer.text(activity)
            if !history.isEmpty {
                writer.key("history")
                writer.list(history) { $0.text($1) }
            }
            if !activities.isEmpty {
                writer.key("activities")
                writer.list(activities) { $1.write(to: &$0) }
            }
        }
        return writer.bytes
    }
}

extension ArchiveOutline.Activity {
    fileprivate func write(to writer: inout ArchiveWriter) {
        writer.object { writer in
            writer.key("id")
            writer.text(id)
            if let tab {
                writer.key("tab")
                writer.text(tab)
            }
            if !tabs.isEmpty {
                writer.key("tabs")
                writer.list(tabs) { $1.write(to: &$0) }
            }
            if !modals.isEmpty {
                writer.key("modals")
                writer.list(modals) { $1.write(to: &$0) }
            }
        }
    }
}

extension ArchiveOutline.Tab {
    fileprivate func write(to writer: inout ArchiveWriter) {
        writer.object { writer in
            writer.key("id")
            writer.text(id)
            if let root {
                writer.key("root")
                writer.text(root)
            }
            if !stack.isEmpty {
                writer.key("stack")
                writer.list(stack) { $0.text($1) }
            }
        }
    }
}

extension ArchiveOutline.Modal {
    fileprivate func write(to writer: inout ArchiveWriter) {
        writer.object { writer in
            writer.key("style")
            writer.text(style)
            writer.key("stack")
            writer.list(stack) { $0.text($1) }
        }
    }
}
