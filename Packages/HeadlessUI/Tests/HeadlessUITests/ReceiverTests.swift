import Dispatch
@_spi(Inspection) import HeadlessUI
import SharedCombine
import Testing

/// `onReceive`.
@MainActor @Suite(.timeLimit(.minutes(60))) struct ReceiverTests {
    private struct Messages: View {
        @State private var text = "none"
        @State private var isThere = true
        let messages: PassthroughSubject<String, Never>
        var body: some View {
            Button("Remove") { isThere = false }
            if isThere { Text(text).onReceive(messages) { text = $0 } }
        }
    }

    @Test func aViewReceivesValuesWhileItIsThere() {
        let messages = PassthroughSubject<String, Never>()
        let host = ViewHost(Messages(messages: messages))
        #expect(host.tree.texts == ["Remove", "none"])
        messages.send("Hello")
        #expect(host.tree.texts == ["Remove", "Hello"])
        host.tree.button("Remove")?.tap()
        #expect(host.tree.texts == ["Remove"])
        messages.send("Bye")
        #expect(!host.isDirty)
    }

    @Test func theValueOfASubjectIsReceivedAtFirst() {
        struct Current: View {
            @State private var count = 0
            let counts: CurrentValueSubject<Int, Never>
            var body: some View { Text("\(count)").onReceive(counts) { count = $0 } }
        }
        let host = ViewHost(Current(counts: CurrentValueSubject(3)))
        #expect(host.tree.texts == ["3"])
    }

    @Test func aValueFromAnotherThreadIsAnIssue() async {
        let messages = PassthroughSubject<String, Never>()
        let host = ViewHost(Messages(messages: messages))
        var issues: [String] = []
        host.onIssue = { issues.append($0) }
        _ = host.tree
        await withCheckedContinuation { done in
            host.onIssue = {
                issues.append($0)
                done.resume()
            }
            nonisolated(unsafe) let messages = messages
            DispatchQueue.global().async { messages.send("Hello") }
        }
        #expect(issues.first?.hasPrefix("onReceive: PassthroughSubject<String, Never> sent a value from") == true)
        #expect(host.tree.texts == ["Remove", "none"])
    }
}
