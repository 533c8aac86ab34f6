import FlowKit
import FlowTesting
import Foundation
import Mocks
import Model
import Testing

@testable import DebugMenu

#if Headless || !canImport(SwiftUI)
    import ScreenTesting
#endif

/// The rules of switching to another endpoint.
@MainActor
@Suite struct EndpointPickerTests {
    private let scene = DebugScene()
    private let endpoints: StubEndpoints
    private let router = TestRouter<DebugMenuRoute>()

    init() throws {
        endpoints = try StubEndpoints()
        scene.endpoints = endpoints
    }

    private func make() -> EndpointPickerViewModel {
        scene.flow(router: router.router).makeEndpointPickerViewModel()
    }

    @Test func withoutUnsentChangesItSwitchesAtOnce() async throws {
        let viewModel = make()
        viewModel.text = " https://shop.example/api "
        viewModel.useText()
        let entered = Endpoint(.entered, try ServerAddress("https://shop.example/api"))
        await settle(endpoints, viewModel) { endpoints.current == entered && !viewModel.isSwitching }
        #expect(viewModel.problem == nil)
        await router.finish()
    }

    @Test func theAddressOfAChoiceIsThatChoice() async throws {
        let viewModel = make()
        viewModel.text = "https://shop.example"
        viewModel.useText()
        await settle(endpoints, viewModel) { endpoints.current.origin == .entered && !viewModel.isSwitching }
        viewModel.text = "http://127.0.0.1:8081"
        viewModel.useText()
        await settle(endpoints, viewModel) { endpoints.current.origin == .builtIn && !viewModel.isSwitching }
        await router.finish()
    }

    @Test func theAddressInUseIsNotUsedAgain() async {
        let viewModel = make()
        viewModel.text = "http://127.0.0.1:8081"
        viewModel.useText()
        #expect(viewModel.problem == "The app uses http://127.0.0.1:8081 already. Choose another address.")
        #expect(!viewModel.isSwitching)
        await router.finish()
    }

    @Test func anInvalidAddressIsAProblemUntilItIsChanged() async {
        let viewModel = make()
        #expect(!viewModel.canUseText)
        viewModel.text = "shop.example"
        #expect(viewModel.canUseText)
        viewModel.useText()
        #expect(viewModel.problem == ServerAddressError(text: "shop.example").description)
        viewModel.text = "https://shop.example"
        #expect(viewModel.problem == nil)
        #expect(endpoints.current.origin == .builtIn)
        await router.finish()
    }

    @Test(arguments: [
        (UnsentChanges(orders: 1), "1 order hasn't reached"), (UnsentChanges(orders: 2), "2 orders haven't reached"),
        (UnsentChanges(others: 1), "1 change hasn't reached"), (UnsentChanges(others: 3), "3 changes haven't reached"),
        (UnsentChanges(orders: 1, others: 2), "1 order and 2 other changes haven't reached"),
    ])
    func theQuestionCountsWhatStays(unsent: UnsentChanges, start: String) {
        let message = Question.keeping(unsent, at: endpoints.current).alert.message.map { String(localized: $0) }
        #expect(
            message == """
                \(start) http://127.0.0.1:8081 yet. Nothing is lost: they stay on this device, and are sent when you \
                switch back.
                """)
    }

    @Test func unsentChangesAreAskedAboutFirst() async throws {
        scene.unsent = UnsentChanges(others: 2)
        let question = Question.keeping(scene.unsent, at: endpoints.current)
        let entered = Endpoint(.entered, try ServerAddress("https://shop.example"))
        let viewModel = make()
        viewModel.choose(entered)
        await router.receive(.question(question))
        await router.answer(EndpointSwitch.cancel)
        #expect(endpoints.current.origin == .builtIn)

        viewModel.choose(entered)
        await router.receive(.question(question))
        #expect(endpoints.current.origin == .builtIn)
        await router.answer(EndpointSwitch.switch)
        await settle(endpoints, viewModel) { endpoints.current == entered && !viewModel.isSwitching }
        await router.finish()
    }

    @Test func changesThatCannotBeCountedAreAProblem() async throws {
        scene.countFailure = .storage("disk full")
        let viewModel = make()
        viewModel.choose(Endpoint(.entered, try ServerAddress("https://shop.example")))
        await settle(viewModel) { viewModel.problem?.contains("disk full") == true }
        #expect(endpoints.current.origin == .builtIn)
        await router.finish()
    }

    @Test func aFailedSwitchSaysWhy() async throws {
        endpoints.failure = .storage("disk full")
        let viewModel = make()
        viewModel.choose(Endpoint(.entered, try ServerAddress("https://shop.example")))
        await settle(viewModel) { viewModel.problem?.contains("disk full") == true && !viewModel.isSwitching }
        #expect(viewModel.current?.origin == .builtIn)
        await router.finish()
    }

    @Test func theQuestionIsDismissedWithTheScreen() async throws {
        scene.unsent = UnsentChanges(orders: 1)
        weak var gone: EndpointPickerViewModel?
        do {
            let viewModel = make()
            viewModel.choose(Endpoint(.entered, try ServerAddress("https://shop.example")))
            await router.receive(.question(.keeping(scene.unsent, at: endpoints.current)))
            gone = viewModel
        }
        await router.receive(.dialog(nil))
        #expect(gone == nil)
        await router.finish()
    }

    @Test func anAppWithOneAddressHasNoChoice() {
        let viewModel = EndpointPickerViewModel(
            nil, unsentChanges: { () throws(ServiceError) in .none }, router: router.router)
        #expect(viewModel.current == nil)
        #expect(viewModel.choices.isEmpty)
    }
}

#if Headless || !canImport(SwiftUI)
    import SharedUI

    /// The screen of the endpoints.
    @MainActor
    @Suite struct EndpointPickerScreenTests {
        private let scene = DebugScene()

        private func shown(_ tool: DebugMenuRoute) -> ScreenDriver {
            let flow = scene.flow()
            return ScreenDriver { DebugMenuFlowView(root: tool, viewModel: flow) }
        }

        @Test func theMenuHasNoRowWithoutAChoice() throws {
            #expect(!shown(.debugMenu).shows(id: "debug.endpoint.row"))
            #expect(shown(.endpointPicker).shows("No choice"))
            scene.endpoints = try StubEndpoints()
            let app = shown(.debugMenu)
            app.tap(id: "debug.endpoint.row")
            #expect(app.title == "Endpoint")
        }

        @Test func anotherAddressIsEnteredAndTheFirstIsChosenAgain() async throws {
            let endpoints = try StubEndpoints()
            scene.endpoints = endpoints
            let app = shown(.endpointPicker)
            #expect(app.label(of: .id("debug-endpoint.current.label")) == "Built-in server http://127.0.0.1:8081")
            #expect(!app.shows(id: "debug-endpoint.built-in.row"))
            #expect(!app.isEnabled(.id("debug-endpoint.use.button")))
            app.type("https://shop.example", into: .id("debug-endpoint.address.field"))
            app.tap(id: "debug-endpoint.use.button")
            await app.settle {
                app.label(of: .id("debug-endpoint.current.label")) == "Entered https://shop.example"
            }
            app.tap(id: "debug-endpoint.built-in.row")
            await app.settle { !app.shows(id: "debug-endpoint.built-in.row") }
            #expect(endpoints.current == endpoints.choices.first)
        }

        @Test func anInvalidAddressShowsWhatToEnter() throws {
            scene.endpoints = try StubEndpoints()
            let app = shown(.endpointPicker)
            app.type("shop.example", into: .id("debug-endpoint.address.field"))
            app.submit(.id("debug-endpoint.address.field"))
            #expect(
                app.label(of: .id("debug-endpoint.problem.label"))
                    == "Not switched \(ServerAddressError(text: "shop.example"))")
            app.type("http://shop.example", into: .id("debug-endpoint.address.field"))
            #expect(!app.shows(id: "debug-endpoint.problem.label"))
        }

        @Test func theConsequencesAreSaidPlainly() throws {
            let endpoints = try StubEndpoints()
            endpoints.note = "Pictures of other servers aren't shown."
            scene.endpoints = endpoints
            let app = shown(.endpointPicker)
            for text in ["Each address has its own data on this device", "They are there again when you switch back"] {
                #expect(app.outline.contains(text))
            }
            #expect(app.outline.contains("Open screens are closed, and unsaved input is lost"))
            #expect(app.shows("Limit Pictures of other servers aren't shown."))
        }

        @Test func aSwitchInProgressIsShown() async throws {
            scene.endpoints = try StubEndpoints(scene.app)
            scene.app.hold()
            let app = shown(.endpointPicker)
            app.type("https://shop.example", into: .id("debug-endpoint.address.field"))
            app.tap(id: "debug-endpoint.use.button")
            await app.settle { app.shows("Switching") }
            #expect(!app.isEnabled(.id("debug-endpoint.use.button")))
            scene.app.release()
            await app.settle { !app.shows("Switching") }
        }

        @Test func unsentChangesAreAskedAbout() async throws {
            let endpoints = try StubEndpoints()
            scene.endpoints = endpoints
            scene.unsent = UnsentChanges(orders: 1)
            let app = shown(.endpointPicker)
            app.type("https://shop.example", into: .id("debug-endpoint.address.field"))
            app.tap(id: "debug-endpoint.use.button")
            await app.settle { app.shows("Switch with unsent changes?") }
            app.tap("Switch")
            await app.settle(endpoints) { endpoints.current.origin == .entered }
        }
    }
#endif
