import HeadlessUI
import Testing

@testable import BrowserHost

@MainActor
@Suite(.timeLimit(.minutes(60))) struct SessionEndTests {
    /// An app whose screen has a task for as long as it is shown.
    private final class WorkingApp: BrowserApp, BrowserWindow {
        private(set) var log: [String] = []
        let (entries, continuation) = AsyncStream.makeStream(of: String.self)
        let location = "/"

        var rootView: some View {
            Text("Working")
                .task { [weak self] in await self?.work() }
                .onDisappear { [weak self] in self?.note("disappeared") }
        }

        private func work() async {
            note("started")
            let (endless, end) = AsyncStream.makeStream(of: Void.self)
            await withTaskCancellationHandler {
                for await _ in endless {}
            } onCancel: {
                // Views end on the main actor.
                MainActor.assumeIsolated { note("cancelled") }
            }
            end.finish()
        }

        private func note(_ entry: String) {
            log.append(entry)
            continuation.yield(entry)
        }

        func open(_ location: String) -> Bool { location == "/" }
        func snapshot() -> any Sendable { 0 }
        func restore(_ snapshot: any Sendable) {}
        func close() async { note("closed") }
    }

    @Test func theAppIsClosedWhenItsViewsHaveEnded() async {
        let app = WorkingApp()
        let session = Session(of: app, clock: ContinuousClock())
        _ = session.main.makePage()
        for await entry in app.entries where entry == "started" { break }
        await session.close()
        #expect(app.log == ["started", "cancelled", "disappeared", "closed"])
    }
}
