import Foundation
import HeadlessUI
import SharedCombine

struct ProductListView: View {
    @StateObject private var viewModel: ProductListViewModel
    @State private var taps = 0

    init(viewModel: @autoclosure @escaping () -> ProductListViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    var body: some View {
        NavigationStack(path: $viewModel.path) {
            content
                .navigationTitle("Products")
                .searchable(text: $viewModel.query, prompt: "Search")
                .navigationDestination(for: Route.self) { route in
                    switch route {
                    case .detail(let product): ProductDetailView(product: product) { viewModel.editing = product }
                    case .reviews(let id): Text("Reviews of \(id)")
                    }
                }
                .toolbar { Button("Taps: \(taps)") { taps += 1 } }
                .sheet(item: $viewModel.editing) { EditView(product: $0) }
        }
        .task { await viewModel.load() }
    }

    @ViewBuilder private var content: some View {
        switch viewModel.state {
        case .idle: EmptyView()
        case .loading: ProgressView("Loading")
        case .loaded(let products) where products.isEmpty: Text("Nothing found")
        case .loaded(let products):
            List(products) { product in
                Button {
                    viewModel.open(product)
                } label: {
                    ProductRow(product: product)
                }
                .accessibilityIdentifier("product-\(product.id)")
            }
            .refreshable { await viewModel.load() }
        case .failed(let message):
            VStack(spacing: 8) {
                Text(message).foregroundStyle(.red)
                Button("Retry") { viewModel.retry() }
            }
            .padding()
        }
    }
}

struct ProductRow: View {
    let product: Product
    @State private var isFavorite = false

    var body: some View {
        HStack {
            AsyncImage(url: nil)
            VStack(alignment: .leading) {
                Text(product.title).font(.headline)
                Text(product.price, format: .number.precision(.fractionLength(2)).locale(.init(identifier: "en_US")))
                    .font(.caption)
            }
            Spacer()
            Toggle("Favorite", isOn: $isFavorite).accessibilityIdentifier("favorite-\(product.id)")
        }
    }
}

struct ProductDetailView: View {
    let product: Product
    let edit: () -> Void
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Text(product.title)
            NavigationLink("Reviews", value: Route.reviews(productID: product.id))
            Button("Edit") { edit() }
            Button("Back") { dismiss() }
        }
        .navigationTitle(product.title)
    }
}

struct EditView: View {
    let product: Product
    @State private var name = ""
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            TextField("Name", text: $name)
            Text(name.isEmpty ? "empty" : name)
            Button("Done") { dismiss() }.disabled(name.isEmpty)
        }
        .onAppear { name = product.title }
    }
}
