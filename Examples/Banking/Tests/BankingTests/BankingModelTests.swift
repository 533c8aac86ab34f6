import DeepLink
import FlowKit
import FlowTesting
import Foundation
import Testing

@testable import Banking

/// The links of a window, and what is saved of it.
@MainActor
@Suite struct BankingModelTests {
    private let model: BankingModel
    private let saves: AsyncStream<Data>

    init() throws {
        let (saves, save) = AsyncStream<Data>.makeStream()
        self.saves = saves
        model = BankingModel(FakeBank(), links: try .banking(), clock: ManualClock()) { save.yield($0) }
    }

    @Test(arguments: ["bank://company/1", "https://bank.example/company/1", "bank://accounts/company/1"])
    func aLinkOpensTheAccountInItsActivity(_ link: String) async throws {
        await model.begin(with: nil)
        #expect(await model.open(link) == .opened)
        #expect(model.navigator.state.activity == .business)
        #expect(model.navigator.state.stack(of: .company) == [.account(.bakery)])
        #expect(try URLRouter.banking().link(for: .account(.bakery), as: .customScheme) == "bank://company/1")
    }

    @Test func theNextLaunchShowsTheScreensOfBothActivities() async throws {
        await model.begin(with: nil)
        await model.open("bank://savings/1")
        await model.open("bank://company/1")
        await model.enterBackground()
        let next = BankingModel(FakeBank(), links: try .banking(), clock: ManualClock())
        for await saved in saves.prefix(1) { await next.begin(with: saved) }
        #expect(next.navigator.state.route == .account(.bakery))
        #expect(next.navigator.state.stack(of: .savings).count == 1)
    }

    @Test func aClosedWindowLeavesNothingBehind() async throws {
        let links = try URLRouter.banking()
        await expectNoLeaks { leaks in
            let model = leaks.track(BankingModel(FakeBank(), links: links, clock: ManualClock()))
            let navigator = leaks.track(model.navigator)
            await model.begin(with: nil)
            await model.open("bank://current/1")
            _ = leaks.track(navigator.presentation(of: .transfer(from: .everyday)))
        }
    }
}
