#if Headless || !canImport(SwiftUI)
    import FlowKit
    import FlowTesting
    import Mocks
    import Model
    import ScreenTesting
    import SharedUI
    import Testing

    @testable import MyAccount

    @MainActor
    @Suite struct AddressTests {
        @Test func theDefaultAddressIsTheFirst() async {
            let app = await shown(AccountScene(.signedIn(.emily)))
            await app.settle { app.addressCount == 2 }
            app.expectOutline(
                """
                screen "Addresses"
                  toolbar
                    button "Add" #addresses.add.button
                  list
                    - button "Default Emily Johnson Lindenweg 4 10115 Berlin Germany" #addresses.address-1.row
                    - button "Emily Johnson 8 Mill Lane SW1A 1AA London United Kingdom" #addresses.address-2.row
                    - text "Your addresses stay on this device." #addresses.device.label
                """)
        }

        @Test func equalAddressesAreTwoRows() async {
            let app = await shown(AccountScene(.signedIn(.emily), addresses: [.berlin, .berlin]))
            await app.settle { app.addressCount == 2 }
        }

        @Test func anAddressIsEditedAndBecomesTheDefault() async {
            let scene = AccountScene(.signedIn(.emily))
            let app = await form(scene, 2)
            #expect(app.title == "Edit address")
            #expect(!app.isEnabled(.id("address.save.button")))
            app.type("Baker Street 1", into: .id("address.street.field"))
            app.tap(id: "address.default.toggle")
            app.tap(id: "address.save.button")
            await app.settle(scene.addresses) { app.title == "Addresses" }
            var london = DeliveryAddress.london
            london.street = "Baker Street 1"
            #expect(scene.addresses.stored == [london, .berlin])
            await app.settle { app.shows("Baker Street 1") }
        }

        @Test func aNewAddressIsCheckedAndAdded() async {
            let scene = AccountScene(.signedIn(.emily), addresses: [])
            let app = await shown(scene)
            await app.settle { app.shows("No addresses yet") }
            app.tap("Add address")
            await app.settle { app.title == "New address" && app.shows(id: "address.name.field") }
            app.type("Emily", into: .id("address.name.field"))
            app.tap(id: "address.save.button")
            await app.settle { app.shows("Enter the street and house number.") }
            #expect(scene.addresses.stored.isEmpty)
            let berlin = DeliveryAddress.berlin
            for (name, text) in [
                ("name", berlin.name), ("street", berlin.street), ("postal-code", berlin.postalCode),
                ("city", berlin.city),
            ] { app.type(text, into: .id("address.\(name).field")) }
            app.select("Germany", in: .id("address.country.picker"))
            app.tap(id: "address.save.button")
            await app.settle(scene.addresses) { app.title == "Addresses" && app.addressCount == 1 }
            #expect(scene.addresses.stored == [berlin])
        }

        @Test func anAddressIsDeletedAfterAQuestion() async {
            let scene = AccountScene(.signedIn(.emily))
            let app = await form(scene, 1)
            app.tap(id: "address.delete.button")
            await app.settle { app.shows("Delete this address?") }
            app.tap("Delete")
            await app.settle(scene.addresses) { app.title == "Addresses" }
            #expect(scene.addresses.stored == [.london])
        }

        @Test func changesAreNotLostWithoutAQuestion() async {
            let scene = AccountScene(.signedIn(.emily))
            let app = await form(scene, 1)
            app.type("Else", into: .id("address.name.field"))
            app.tap(id: "address.cancel.button")
            await app.settle { app.shows("Discard changes?") }
            app.tap("Discard")
            await app.settle { app.title == "Addresses" }
            #expect(scene.addresses.stored == [.berlin, .london])
        }

        @Test func failuresAreSaid() async {
            let scene = AccountScene(.signedIn(.emily))
            let app = await form(scene, 1)
            app.type("Else", into: .id("address.name.field"))
            scene.addresses.failure = .storage("full")
            app.tap(id: "address.save.button")
            await app.settle { app.shows("OK") }
            app.tap("OK")
            #expect(app.value(of: .id("address.name.field")) == "Else")
        }

        @Test(arguments: [0, 3, .max, .min]) func anAddressThatDoesNotExistIsNotFound(number: Int) async {
            let scene = AccountScene(.signedIn(.emily))
            let app = ScreenDriver {
                NavigationStack {
                    AddressView(viewModel: AddressViewModel(number: number, scene.addresses, router: scene.router))
                }
            }
            await app.settle { app.shows("Not found") }
        }

        @Test func formOfAnAddressStaysThatOfTheAddressWhenAnotherMovesUp() async throws {
            let scene = AccountScene(.signedIn(.emily))
            let number = DeliveryAddress.london.number
            try await scene.addresses.use(.london)
            let app = ScreenDriver {
                NavigationStack {
                    AddressView(viewModel: AddressViewModel(number: number, scene.addresses, router: scene.router))
                }
            }
            await app.settle { app.value(of: .id("address.name.field")) == DeliveryAddress.london.name }
        }

        @Test func addressesAreHiddenAfterSignOut() async {
            let scene = AccountScene(.signedIn(.emily))
            let app = await shown(scene)
            await app.settle { app.addressCount == 2 }
            scene.account.currentSession = .signedOut
            await app.settle { app.shows("Sign in to see your addresses.") }
        }

        @Test func nothingIsLeftOfTheScreens() async {
            await expectNoLeaks { leaks in
                let scene = AccountScene(.signedIn(.emily))
                let flow = leaks.track(scene.flow())
                flow.router.navigate(to: .addresses)
                let app = ScreenDriver { MyAccountFlowView(viewModel: flow) }
                await app.settle { app.addressCount == 2 }
                app.tap(id: "addresses.address-1.row")
                await app.settle { app.shows(id: "address.name.field") }
                app.tap(id: "address.delete.button")
                await app.settle { app.shows("Delete this address?") }
            }
        }

        private func form(_ scene: AccountScene, _ number: Int) async -> ScreenDriver {
            let app = await shown(scene)
            await app.settle { app.shows(id: "addresses.address-\(number).row") }
            app.tap(id: "addresses.address-\(number).row")
            await app.settle { app.shows(id: "address.name.field") }
            return app
        }

        private func shown(_ scene: AccountScene) async -> ScreenDriver {
            let flow = scene.flow()
            let app = ScreenDriver { MyAccountFlowView(viewModel: flow) }
            await app.settle { app.shows(id: "account.addresses.row") }
            app.tap(id: "account.addresses.row")
            await app.settle { app.title == "Addresses" }
            return app
        }
    }

    extension ScreenDriver {
        /// The last row says where the addresses are stored.
        fileprivate var addressCount: Int { rowCount - 1 }
    }
#endif
