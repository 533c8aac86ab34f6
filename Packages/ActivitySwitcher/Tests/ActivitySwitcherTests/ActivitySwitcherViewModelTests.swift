import FlowKit
import FlowTesting
import Model
import Testing

@testable import ActivitySwitcher

@MainActor
@Suite struct ActivitySwitcherViewModelTests {
    let scene = SwitcherScene()

    @Test func followsTheChoicesWhileItIsShown() async {
        let viewModel = scene.viewModel()
        #expect(viewModel.choices == nil)
        await observed(viewModel) {
            expectNoDifference(viewModel.choices?.items, [.shop, .brochures])
            scene.choices.update { $0.items = [.games, .brochures, .shop] }
            await settle(viewModel) { viewModel.choices?.items.count == 3 }
            expectNoDifference(viewModel.choices?.items, [.games, .brochures, .shop])
            scene.choices.update { $0.current = "games" }
            await settle(viewModel) { viewModel.choices?.current == "games" }
        }
    }

    @Test func leadsToAnotherActivity() async {
        let viewModel = scene.viewModel()
        await observed(viewModel) { viewModel.choose("brochures") }
        #expect(scene.exits == [.activity("brochures")])
    }

    @Test func theCurrentOneLeadsBack() async {
        let viewModel = scene.viewModel()
        await observed(viewModel) { viewModel.choose("shop") }
        #expect(scene.exits == [.close])
    }

    @Test func hiddenActivityCannotBeChosen() async {
        let viewModel = scene.viewModel()
        viewModel.choose("brochures")
        await observed(viewModel) {
            scene.choices.update { $0.items = [.shop] }
            await settle(viewModel) { viewModel.choices?.items.count == 1 }
            viewModel.choose("brochures")
        }
        #expect(scene.exits.isEmpty)
    }

    @Test func goingBackWorksIfThePreviousActivityIsHidden() async {
        let scene = SwitcherScene([.brochures], current: "shop")
        let viewModel = scene.viewModel()
        await observed(viewModel) { viewModel.choose("shop") }
        viewModel.close()
        expectNoDifference(scene.exits, [.close, .close])
    }

    @Test func finishedStreamKeepsLastChoices() async {
        let viewModel = ActivitySwitcherViewModel(
            ActivitySwitcherDependencyContainer {
                AsyncStream {
                    $0.yield(ActivityChoices(items: [.shop], current: "shop"))
                    $0.finish()
                }
            }
        ) { _ in }
        await viewModel.observe()
        #expect(viewModel.choices?.items == [.shop])
    }

    /// Runs `body` while the screen is shown and has something to show.
    private func observed(_ viewModel: ActivitySwitcherViewModel, _ body: () async -> Void) async {
        let observing = Task { await viewModel.observe() }
        defer { observing.cancel() }
        await settle(viewModel) { viewModel.choices != nil }
        await body()
    }
}
