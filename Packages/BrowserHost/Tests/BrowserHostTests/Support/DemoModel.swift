import Foundation
import SharedCombine

/// Where the demo app is.
struct DemoNavigation: Equatable, Sendable {
    var tab = "home"
    var path: [Int] = []
    var sheet = false
    var alert = false
}

@MainActor
final class DemoModel: ObservableObject {
    struct Item: Identifiable, Equatable {
        let id: Int
        let title: String
    }

    @Published var navigation = DemoNavigation()
    @Published var count = 0
    @Published var name = ""
    @Published var query = ""
    @Published var isOn = false
    @Published var quantity = 1
    @Published var size = "M"
    @Published var color = "red"
    @Published var items: [Item]
    @Published var removed: Item?
    @Published var isLoading = false
    @Published var note = ""
    @Published var locale = "en_US"
    let directory: URL?
    /// The beginnings of work that a test ends.
    let works: AsyncStream<Void>
    private let work: AsyncStream<Void>.Continuation

    init(directory: URL? = nil, items: Int = 5) {
        self.directory = directory
        (works, work) = AsyncStream.makeStream()
        self.items = (0..<items).map { Item(id: $0, title: "Item \($0)") }
        if let directory, let text = try? String(contentsOf: directory.appending(path: "count"), encoding: .utf8) {
            count = Int(text) ?? 0
        }
    }

    func increment() {
        count += 1
        if let directory {
            try? Data("\(count)".utf8).write(to: directory.appending(path: "count"), options: .atomic)
        }
    }

    func beginWork() {
        isLoading = true
        work.yield()
    }

    func remove(_ item: Item) {
        items.removeAll { $0.id == item.id }
        removed = item
    }

    func undo() {
        guard let removed else { return }
        items.insert(removed, at: min(removed.id, items.count))
        self.removed = nil
    }

    var shown: [Item] {
        query.isEmpty ? items : items.filter { $0.title.lowercased().contains(query.lowercased()) }
    }
}
