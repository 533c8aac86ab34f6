import HeadlessUI

/// A screen with one of everything that the driver does something to.
struct ShelfView: View {
    struct Item: Identifiable, Hashable {
        let id: Int
        var name: String { "Item \(id)" }
    }

    enum Order: String, CaseIterable { case name = "Name", price = "Price" }

    var pageSize = 5
    @State private var path: [Item] = []
    @State private var count = 5
    @State private var quantity = 1
    @State private var order = Order.name
    @State private var query = ""
    @State private var submitted = ""
    @State private var refreshed = 0
    @State private var shown: Item?

    var body: some View {
        NavigationStack(path: $path) {
            List {
                Section("Settings") {
                    Stepper("Quantity", value: $quantity, in: 1...2)
                    Picker("Order", selection: $order) {
                        ForEach(Order.allCases, id: \.self) { Text($0.rawValue).tag($0) }
                    }
                    Text("Refreshed \(refreshed)")
                    if !submitted.isEmpty { Text("Submitted \(submitted)") }
                }
                ForEach((1...count).map(Item.init)) { item in
                    NavigationLink(value: item) {
                        Text(item.name)
                    }
                    .accessibilityIdentifier("shelf.item.link-\(item.id)")
                }
                Button("Locked") {}.disabled(true)
                if count < 100 { ProgressView().onAppear { count += pageSize }.id(count) }
            }
            .accessibilityIdentifier("shelf.items.list")
            .navigationTitle("Shelf")
            .searchable(text: $query, prompt: "Find")
            .onSubmit(of: .search) { submitted = query }
            .refreshable { refreshed += 1 }
            .toolbar { Button("Info", systemImage: "info") { shown = Item(id: 0) } }
            .navigationDestination(for: Item.self) { item in
                Text("All about \(item.name)").navigationTitle(item.name)
            }
            .sheet(item: $shown) { _ in
                NavigationStack {
                    VStack {
                        Text("About the shelf")
                        Button("Add") {}
                        Button("Add") {}
                        Image(systemName: "star").accessibilityIdentifier("about.star.image")
                    }
                    .navigationTitle("About")
                }
            }
        }
    }
}
