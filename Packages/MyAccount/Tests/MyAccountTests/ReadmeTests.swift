#if Headless || !canImport(SwiftUI)
    import Mocks
    import Model
    import MyAccount
    import ScreenTesting
    import SharedUI
    import Testing

    @MainActor
    @Suite struct ReadmeTests {
        let account = MockAccount(.signedIn(.emily))
        let ordersService = MockOrdersService()
        let savedItemService = MockSavedItemService([], bag: MockBagService())
        let addressService = MockDeliveryAddressService([])
        let notificationService = MockNotificationService([])
        let notificationSettingsService = MockNotificationSettingsService()
        let listingStyleService = MockSettingService(ListingStyle.grid)
        let appearanceService = MockSettingService(Appearance.system)
        let languageService = MockSettingService(Language.system)
        let reachabilityService = MockReachabilityService()
        var profileService: MockProfileService { MockProfileService(account) }

        @Test func theCodeOfTheReadmeShowsTheAccount() async throws {
            let version = try #require(AppVersion("1.2"))
            let app = ScreenDriver { shop(version) }
            await app.settle { app.shows("Emily Johnson") }
        }

        @ViewBuilder private func shop(_ version: AppVersion) -> some View {
            let flow = MyAccountFlowViewModel(
                MyAccountDependencyContainer(
                    authentication: account, session: account, orders: ordersService, savedItems: savedItemService,
                    profile: profileService, addresses: addressService, notifications: notificationService,
                    notificationSettings: notificationSettingsService, listingStyle: listingStyleService,
                    appearance: appearanceService, language: languageService, reachability: reachabilityService,
                    appVersion: version)
            ) { exit in
                switch exit {
                case .orders: print("show the orders")
                case .order(let id): print("show order \(id)")
                case .ownReviews: print("show the user's reviews")
                case .savedItems: print("show the saved items")
                case .signIn: print("present sign-in")
                case .page(let page): print("show the page \(page.title)")
                case .link(let link): print("follow \(link)")
                }
            }

            MyAccountFlowView(viewModel: flow)
        }
    }
#endif
