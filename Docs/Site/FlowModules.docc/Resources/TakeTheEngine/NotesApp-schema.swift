import FlowKit
import FlowUI

/// The tabs and screens of the app.
enum Notes: NavigationSchema {
    enum Tab: CaseIterable, Codable { case notes, about }
    enum Route: Hashable { case notes, note(Int), newNote, about }

    static func root(of tab: Tab) -> Route { tab == .notes ? .notes : .about }
}
