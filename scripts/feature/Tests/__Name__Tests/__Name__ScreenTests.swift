#if Headless || !canImport(SwiftUI)
    import FlowKit
    import FlowTesting
    import ScreenTesting
    import SharedUI
    import Testing

    @testable import __Name__

    @MainActor
    @Suite struct __Name__ScreenTests {
        private func flow(
            router: Router<__Name__Route>? = nil, _ items: [String] = [],
            exit: @escaping @MainActor @Sendable (__Name__Exit) -> Void = { _ in }
        ) -> __Name__FlowViewModel {
            let container = __Name__DependencyContainer { items }
            return __Name__FlowViewModel(container, router: router, exit: exit)
        }

        @Test func theContentIsListed() async {
            let flow = flow(["One", "Two"])
            let app = ScreenDriver { __Name__FlowView(viewModel: flow) }
            await app.settle { app.shows("One") && app.shows("Two") }
        }

        @Test func theEmptyScreenOpensTheShop() async {
            var exits: [__Name__Exit] = []
            let flow = flow { exits.append($0) }
            let app = ScreenDriver { __Name__FlowView(viewModel: flow) }
            await app.settle { app.shows("Nothing here yet") }
            app.tap("Start shopping")
            #expect(exits == [.shop])
        }

        @Test func nothingIsLeftOfTheScreen() async {
            await expectNoLeaks(ofFlowThrough: [__Name__Route.__name__]) { router in
                flow(router: router, ["One"])
            } use: { flow, _ in
                let app = ScreenDriver { __Name__FlowView(viewModel: flow) }
                await app.settle { app.shows("One") }
            }
        }
    }
#endif
