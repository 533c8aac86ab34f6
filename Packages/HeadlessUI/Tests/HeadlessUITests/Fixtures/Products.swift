import HeadlessUI
import SharedCombine

struct Product: Identifiable, Hashable, Sendable {
    let id: Int
    let title: String
    let price: Double
}

let catalog = [
    Product(id: 1, title: "Lamp", price: 10),
    Product(id: 2, title: "Desk", price: 20),
    Product(id: 3, title: "Chair", price: 30),
]

enum Route: Hashable, Sendable {
    case detail(Product)
    case reviews(productID: Int)
}

enum Loading<Value> {
    case idle, loading
    case loaded(Value)
    case failed(String)
}

@MainActor
final class ProductListViewModel: ObservableObject {
    @Published private(set) var state: Loading<[Product]> = .idle
    @Published var query = ""
    @Published var path: [Route] = []
    @Published var editing: Product?

    private let fetch: @Sendable () async throws -> [Product]
    private var all: [Product] = []
    private var subscriptions: Set<AnyCancellable> = []

    init(fetch: @escaping @Sendable () async throws -> [Product]) {
        self.fetch = fetch
        $query.dropFirst().removeDuplicates().sink { [weak self] in self?.show($0) }.store(in: &subscriptions)
    }

    func load() async {
        state = .loading
        do {
            all = try await fetch()
            show(query)
        } catch {
            state = .failed("\(error)")
        }
    }

    func retry() { Task { await load() } }

    func open(_ product: Product) { path.append(.detail(product)) }

    private func show(_ query: String) {
        state = .loaded(query.isEmpty ? all : all.filter { $0.title.lowercased().contains(query.lowercased()) })
    }
}
