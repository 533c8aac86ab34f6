#if Headless || !canImport(SwiftUI)
    import FlowTesting
    import Mocks
    import Model
    import MyAccount
    import SharedUI
    import Testing

    @MainActor
    @Suite struct ReadmeTests {
        let account = MockAccount(.signedIn(.emily))
        let ordersService = MockOrdersService()
        let listingStyleService = MockSettingService(ListingStyle.grid)
        let appearanceService = MockSettingService(Appearance.system)
        let languageService = MockSettingService(Language.system)
        let reachabilityService = MockReachabilityService()

        @Test func theCodeOfTheReadmeShowsTheAccount() async throws {
            let version = try #require(AppVersion("1.2"))
            let app = ScreenDriver { shop(version) }
            await app.settle { app.shows("Emily Johnson") }
        }

        @ViewBuilder private func shop(_ version: AppVersion) -> some View {
            let flow = MyAccountFlowViewModel(
                MyAccountDependencyContainer(
                    authentication: account, session: account, orders: ordersService,
                    listingStyle: listingStyleService, appearance: appearanceService,
                    language: languageService, reachability: reachabilityService, appVersion: version)
            ) { exit in
                switch exit {
                case .product(let id): print("show product \(id)")
                case .shop: print("leave the account")
                case .bag: print("show the bag")
                case .signedIn(let user): print("continue as \(user.displayName)")
                case .page(let page): print("show the page \(page.title)")
                case .link(let link): print("follow \(link)")
                }
            }

            MyAccountFlowView(viewModel: flow)
        }
    }
#endif
