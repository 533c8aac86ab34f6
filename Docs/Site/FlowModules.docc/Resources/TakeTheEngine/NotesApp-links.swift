import DeepLink
import FlowKit
import FlowUI

/// The tabs and screens of the app.
enum Notes: NavigationSchema {
    enum Tab: CaseIterable, Codable { case notes, about }
    enum Route: Hashable { case notes, note(Int), newNote, about }

    static func root(of tab: Tab) -> Route { tab == .notes ? .notes : .about }
}

extension ResultRoute<Notes.Route, String> {
    /// The sheet for a new note. It ends with the text.
    static var newNote: Self { ResultRoute(.newNote) }
}

/// The app's data and navigation.
@MainActor
final class NotesModel: ObservableObject {
    @Published private(set) var notes = ["Buy milk", "Call Ada"]
    let navigator = Navigator(tabs: Notes.self)
    private let links: URLRouter<Notes.Route>

    init() throws {
        let note = LinkEntry<Notes.Route>("/notes/:number") { values throws(DeepLinkRefusal) in
            .note(try values.value(0, .text))
        } print: { route, link in
            guard case .note(let number) = route else { return false }
            link.write(number, .text)
            return true
        }
        links = URLRouter(
            try LinkTable([note, LinkEntry("/about", route: .about)]), policy: LinkPolicy(schemes: ["notes"]))
    }

    /// Presents the sheet, and adds the note with which the user ends it.
    func addNote() async {
        if let text = await navigator.result(of: .newNote) { notes.append(text) }
    }

    /// Opens a link, such as `notes://notes/1`. Call it from `onOpenURL`.
    func open(_ link: String) throws {
        let route = try links.route(from: link)
        navigator.apply(route == .about ? .selectTab(.about) : .route(route, on: .tab(.notes)))
    }
}

/// The app.
struct NotesView: View {
    @ObservedObject var model: NotesModel

    var body: some View {
        NavigatorView(model.navigator) { route, router in
            switch route {
            case .notes: NoteList(model: model, router: router)
            case .note(let number): NoteDetail(text: model.notes.indices.contains(number) ? model.notes[number] : nil)
            case .newNote: NewNote(router: router)
            case .about: Text("Notes shows how to navigate.").navigationTitle("About")
            }
        } label: { tab in
            switch tab {
            case .notes: Label("Notes", systemImage: "note.text")
            case .about: Label("About", systemImage: "info.circle")
            }
        }
    }
}

struct NoteList: View {
    @ObservedObject var model: NotesModel
    let router: Router<Notes.Route>

    var body: some View {
        List(model.notes.indices, id: \.self) { number in
            Button(model.notes[number]) { router.push(.note(number)) }
        }
        .navigationTitle("Notes")
        .toolbar {
            Button("Add") { Task { await model.addNote() } }
        }
    }
}

struct NoteDetail: View {
    let text: String?

    var body: some View {
        Text(text ?? "This note doesn't exist.").navigationTitle("Note")
    }
}

struct NewNote: View {
    let router: Router<Notes.Route>
    @State private var text = ""

    var body: some View {
        Form {
            TextField("Text", text: $text)
            Button("Save") { router.finish(.newNote, with: text) }.disabled(text.isEmpty)
        }
        .navigationTitle("New note")
    }
}
