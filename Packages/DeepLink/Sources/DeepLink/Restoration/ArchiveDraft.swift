import FlowKit

/// What is in a file, with its links read: places with screens, and what else was chosen.
struct ArchiveDraft<Schema: RouteSchema> {
    struct Screen {
        let route: Schema.Route
        let link: String
    }

    struct Tab {
        let tab: Schema.Tab
        /// Nil when it is the schema's.
        var root: Screen?
        var stack: [Screen] = []
    }

    struct Modal {
        /// Its place in the file.
        let index: Int
        let style: ModalStyle
        /// The root is the first one.
        var screens: [Screen]
    }

    struct Activity {
        let activity: Schema.Activity
        var tab: Schema.Tab?
        var tabs: [Tab] = []
        var modals: [Modal] = []
    }

    var activity: Schema.Activity?
    var history: [Schema.Activity] = []
    var activities: [Activity] = []
    var dropped: [DroppedScreen] = []
}
