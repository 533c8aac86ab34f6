import HeadlessUI
import ScreenTesting
import SharedCombine
import Testing

/// The code of the README.
struct CounterView: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Text("\(count) so far")
            Button("Count") { count += 1 }
        }
        .navigationTitle("Counter")
    }
}

@MainActor @Suite struct CounterTests {
    @Test func counts() {
        let app = ScreenDriver { NavigationStack { CounterView() } }
        app.tap("Count")
        app.expectOutline(
            """
            screen "Counter"
              text "1 so far"
              button "Count"
            """
        )
    }
}

@MainActor
private final class Orders: ObservableObject {
    @Published private(set) var placed: [String] = []
    func place(_ title: String) async { placed.append(title) }
}

@MainActor
private final class LampViewModel: ObservableObject {
    @Published private(set) var title: String?
    @Published private(set) var isOrdering = false
    @Published private(set) var isOrdered = false
    private let orders: Orders

    init(_ orders: Orders) { self.orders = orders }

    func load() async { title = "Lamp" }

    func order() {
        guard let title else { return }
        isOrdering = true
        Task {
            await orders.place(title)
            (isOrdering, isOrdered) = (false, true)
        }
    }
}

private struct LampView: View {
    @ObservedObject var viewModel: LampViewModel

    var body: some View {
        VStack {
            if let title = viewModel.title { Text(title) }
            Button("Order") { viewModel.order() }
            if viewModel.isOrdered { Text("Ordered") }
        }
        .task { await viewModel.load() }
    }
}

@MainActor @Suite struct WaitingExampleTests {
    @Test func ordersTheLamp() async {
        let orders = Orders()
        let viewModel = LampViewModel(orders)
        let app = ScreenDriver { LampView(viewModel: viewModel) }
        await app.settle { app.shows("Lamp") }
        app.tap("Order")
        await app.settle(orders) { app.shows("Ordered") && orders.placed == ["Lamp"] }
        await settle(viewModel, orders) { !viewModel.isOrdering && orders.placed.count == 1 }
    }
}
