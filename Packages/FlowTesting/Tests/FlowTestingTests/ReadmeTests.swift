import FlowTesting
import HeadlessUI
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
        let app = ScreenDriver { CounterView() }
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
