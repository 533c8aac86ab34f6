@_spi(Inspection) import HeadlessUI
import Testing

/// The code of the README.
struct CounterView: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Text("\(count) so far")
            Button("Count") { count += 1 }
        }
    }
}

@MainActor @Suite struct ReadmeTests {
    @Test func theCounterOfTheReadme() {
        let host = ViewHost(CounterView())
        host.tree.button("Count")?.tap()
        print(host.tree.outline)

        #expect(host.tree.texts == ["1 so far", "Count"])
        let outline = """
            screen
              text "1 so far"
              button "Count"
            """
        #expect(host.tree.outline == outline)
    }
}
