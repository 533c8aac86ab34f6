import FlowTestSupport
import Loading
import Observation
import Testing

@MainActor
@Suite(.timeLimit(.minutes(60))) struct UnlessBusyTests {
    @MainActor
    private final class Form: ObservableObject {
        @Published var isSending = false
        var busy: Set<Int> = []
        var sent: [Int] = []
        let questions = Questions<Int, Void, TestFailure>(cancelled: .cancelled)

        func send(_ number: Int) async {
            await unlessBusy(\.isSending) {
                try? await questions.ask(number)
                sent.append(number)
            }
        }

        func remove(_ item: Int) async {
            await unlessBusy(\.busy, with: item) {
                try? await questions.ask(item)
                sent.append(item)
            }
        }
    }

    @MainActor @Observable
    final class ObservableForm {
        private(set) var isSending = false
        private(set) var sent: [Int] = []
        let questions = Questions<Int, Void, TestFailure>(cancelled: .cancelled)

        func send(_ number: Int) async {
            await unlessBusy(\.isSending) {
                try? await questions.ask(number)
                sent.append(number)
            }
        }
    }

    private let form = Form()

    @Test func theSecondOfTwoTapsOnAnObservableFormDoesNothing() async {
        let form = ObservableForm()
        let first = await begin { await form.send(1) }
        #expect(form.isSending)
        await form.send(2)
        await form.questions.answer(1, .success(()))
        await first.value
        #expect(form.sent == [1])
        #expect(!form.isSending)
    }

    @Test func theSecondOfTwoTapsDoesNothing() async {
        let first = await begin { await form.send(1) }
        #expect(form.isSending)
        await form.send(2)
        await form.questions.answer(1, .success(()))
        await first.value
        #expect(form.sent == [1])
        #expect(!form.isSending)
    }

    @Test func actionCanBePerformedAgainAfterwards() async {
        for number in 1...2 {
            let work = await begin { await form.send(number) }
            await form.questions.answer(number, .success(()))
            await work.value
        }
        #expect(form.sent == [1, 2])
    }

    @Test func itemsDoNotWaitForEachOther() async {
        let first = await begin { await form.remove(1) }
        let second = await begin { await form.remove(2) }
        await form.remove(1)
        await form.questions.answer(2, .success(()))
        await second.value
        await form.questions.answer(1, .success(()))
        await first.value
        #expect(form.sent == [2, 1])
        #expect(form.busy.isEmpty)
    }
}
