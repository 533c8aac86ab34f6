#if Headless || !canImport(SwiftUI)
    import FlowKit
    import FlowUI

    /// An app with two activities, one of which has two tabs.
    enum Notes: NavigationSchema {
        enum Activity: String, CaseIterable, Codable { case writing, archive }
        enum Tab: String, CaseIterable, Codable { case all, favorites, old }
        enum Route: Hashable, Codable { case root(Tab), note(Int) }

        static var activities: [Activity] { Activity.allCases }
        static func tabs(of activity: Activity) -> [Tab] { activity == .writing ? [.all, .favorites] : [.old] }
        static func activity(of tab: Tab) -> Activity { tab == .old ? .archive : .writing }
        static func defaultTab(of activity: Activity) -> Tab { activity == .writing ? .all : .old }
        static func root(of tab: Tab) -> Route { .root(tab) }
    }

    typealias NotesNavigator = Navigator<Notes>

    extension Notes.Route {
        var title: String {
            switch self {
            case .root(let tab): "Root of \(tab)"
            case .note(let number): "Note \(number)"
            }
        }
    }

    /// A view of the app's navigator whose screens have a title and a button that pushes the next note.
    struct NotesView: View {
        let navigator: NotesNavigator

        var body: some View {
            NavigatorView(navigator) { route, router in
                Button("Next") { router.push(.note(router.path.count + 1)) }.navigationTitle(route.title)
            } label: { tab in
                Text(tab.rawValue)
            }
        }
    }
#endif
