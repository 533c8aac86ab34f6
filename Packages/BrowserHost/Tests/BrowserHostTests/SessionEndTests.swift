import HeadlessUI
import Testing

@testable import BrowserHost

@MainActor
@Suite struct SessionEndTests {
    /// An app whose screen works for as long as it is shown.
    private final class WorkingApp: BrowserApp {
        var log: [String] = []
        let location = "/"

        var rootView: some View {
            Text("Working")
                .task { [weak self] in await self?.work() }
                .onDisappear { [weak self] in self?.log.append("disappeared") }
        }

        private func work() async {
            log.append("started")
            await withTaskCancellationHandler {
                while !Task.isCancelled { await Task.yield() }
            } onCancel: {
                // Views end on the main actor.
                MainActor.assumeIsolated { log.append("cancelled") }
            }
        }

        func open(_ location: String) -> Bool { location == "/" }
        func snapshot() -> any Sendable { 0 }
        func restore(_ snapshot: any Sendable) {}
        func close() async { log.append("closed") }
    }

    @Test func theAppIsClosedWhenItsViewsHaveEnded() async {
        let app = WorkingApp()
        let session = Session(
            id: SessionID(), app: app,
            renderer: PageRenderer(urls: URLPolicy(imageOrigins: []), appName: "Demo", rules: StyleRules()),
            limits: BrowserHostLimits(), clock: HostClock(ContinuousClock()))
        _ = session.makePage()
        for _ in 0..<10_000 where app.log.isEmpty { await Task.yield() }
        #expect(app.log == ["started"])
        await session.close()
        #expect(app.log == ["started", "cancelled", "disappeared", "closed"])
    }
}
