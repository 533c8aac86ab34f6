@_spi(Inspection) import HeadlessUI
import Testing

/// `@AppStorage` and `@SceneStorage`.
@MainActor @Suite(.timeLimit(.minutes(60))) struct StoredValueTests {
    private enum Order: String { case name, price }

    private struct Settings: View {
        @AppStorage("count") private var count = 1
        @AppStorage("order") private var order = Order.name
        @AppStorage("nickname") private var nickname: String?
        @SceneStorage("draft") private var draft = ""
        var body: some View {
            Text("\(count) \(order.rawValue) \(nickname ?? "none")" as String)
            Button("Change") {
                count += 1
                order = .price
                nickname = "A"
            }
            TextField("Draft", text: $draft)
            Count()
        }
    }

    private struct Count: View {
        @AppStorage("count") private var count = 1
        var body: some View { Text("also \(count)") }
    }

    @Test func allViewsWithAKeyShowItsValue() {
        let host = ViewHost(Settings())
        #expect(host.tree.texts == ["1 name none", "Change", "also 1"])
        host.tree.button("Change")?.tap()
        #expect(host.tree.texts == ["2 price A", "Change", "also 2"])
        host.appStorage.set(nil, for: "nickname")
        host.appStorage.set(7, for: "count")
        #expect(host.tree.texts == ["7 price none", "Change", "also 7"])
    }

    @Test func anAppThatIsStartedAgainFindsItsValues() {
        let first = ViewHost(Settings())
        first.tree.button("Change")?.tap()
        first.tree.first(.textField)?.enter("Hello")
        #expect(first.sceneStorage.values["draft"] as? String == "Hello")
        let second = ViewHost(Settings())
        second.appStorage = first.appStorage
        #expect(second.tree.texts == ["2 price A", "Change", "also 2"])
        #expect(second.tree.first(.textField)?.value == "")
        #expect(ViewHost(Settings()).tree.texts == ["1 name none", "Change", "also 1"])
    }
}
