import FlowKit
import Loading
import Mocks
import Model
import Testing

@Suite struct MockConfigurationServiceTests {
    private let service = MockConfigurationService()

    @Test func aConfigurationIsSetAtRunTime() async {
        var configurations = service.configuration().makeAsyncIterator()
        #expect(await configurations.next() == AppConfiguration())
        service.current.activities = [.brochures]
        #expect(await configurations.next() == AppConfiguration(activities: [.brochures]))
        #expect(service.server == service.current)
    }

    @Test func theServerIsHeardWithTheNextRefresh() async throws {
        service.server.disabledTabs = ["bag": "Not today"]
        #expect(service.current == AppConfiguration())
        service.failure = .offline
        await #expect(throws: ServiceError.offline) { try await service.refresh() }
        #expect(service.current == AppConfiguration())
        service.failure = nil
        try await service.refresh()
        #expect(service.current.disabledTabs == ["bag": "Not today"])
        #expect(service.calls == [.refresh(.networkOnly), .refresh(.networkOnly)])
    }
}
