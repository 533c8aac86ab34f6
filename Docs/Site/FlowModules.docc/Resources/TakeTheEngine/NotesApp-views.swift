import FlowKit
import FlowUI

/// The tabs and screens of the app.
enum Notes: NavigationSchema {
    enum Tab: CaseIterable, Codable { case notes, about }
    enum Route: Hashable { case notes, note(Int), newNote, about }

    static func root(of tab: Tab) -> Route { tab == .notes ? .notes : .about }
}

/// The app's data and navigation.
@MainActor
final class NotesModel: ObservableObject {
    @Published private(set) var notes = ["Buy milk", "Call Ada"]
    let navigator = Navigator(tabs: Notes.self)
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
        }
        .navigationTitle("New note")
    }
}
