import Foundation
@_spi(Inspection) import HeadlessUI
import Testing

/// Lists that the user can edit.
@MainActor @Suite(.timeLimit(.minutes(60))) struct EditingTests {
    private struct Names: View {
        @State private var names = ["a", "b", "c"]
        var body: some View {
            EditButton()
            List {
                ForEach(names, id: \.self) { Text($0) }
                    .onDelete { names.remove(atOffsets: $0) }
                    .onMove { names.move(fromOffsets: $0, toOffset: $1) }
            }
        }
    }

    private func rows(_ host: ViewHost) -> [String] { host.tree.all(.row).compactMap { $0.first(.text)?.text } }

    private func tap(_ button: String, inRow row: Int, of host: ViewHost) {
        host.tree.all(.row)[row].button(button)?.tap()
    }

    @Test func aRowIsDeleted() {
        let host = ViewHost(Names())
        tap("Delete", inRow: 1, of: host)
        #expect(rows(host) == ["a", "c"])
        #expect(host.tree.all(.row)[0].button("Delete")?.role == .destructive)
    }

    @Test func rowsMoveWhileTheListIsEdited() {
        let host = ViewHost(Names())
        #expect(host.tree.button("Move Down") == nil)
        host.tree.button("Edit")?.tap()
        tap("Move Down", inRow: 0, of: host)
        #expect(rows(host) == ["b", "a", "c"])
        tap("Move Up", inRow: 2, of: host)
        #expect(rows(host) == ["b", "c", "a"])
        #expect(host.tree.all(.row)[2].button("Move Down") == nil)
        host.tree.button("Done")?.tap()
        #expect(host.tree.button("Move Down") == nil)
    }

    @Test func aRowChangesItsElement() {
        struct Fields: View {
            @State private var names = ["a", "b"]
            var body: some View {
                ForEach($names, id: \.self) { $name in Toggle(name, isOn: .constant(true)) }
                ForEach($names.indexed) { $entry in TextField("Name", text: $entry.name) }
                Text(names.joined())
            }
        }
        let host = ViewHost(Fields())
        host.tree.first(.textField)?.enter("c")
        #expect(host.tree.texts.last == "cb")
    }
}

private struct Entry: Identifiable {
    let id: Int
    var name: String
}

extension [String] {
    fileprivate var indexed: [Entry] {
        get { enumerated().map { Entry(id: $0.offset, name: $0.element) } }
        set { self = newValue.map(\.name) }
    }
}
