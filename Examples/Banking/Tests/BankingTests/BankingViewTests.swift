#if Headless || !canImport(SwiftUI)
    import FlowTesting
    import FlowUI
    import ScreenTesting
    import Testing

    @testable import Banking

    /// The screens of the app, as the user sees them.
    @MainActor
    @Suite struct BankingViewTests {
        private let bank = FakeBank()
        private let model: BankingModel
        private let app: ScreenDriver

        init() throws {
            let model = BankingModel(bank, links: try .banking())
            self.model = model
            app = ScreenDriver { BankingView(model: model) }
        }

        private func openTransfer() async {
            await app.settle { app.shows("Everyday") }
            app.tap("Everyday")
            await app.settle { app.shows("Transfer money") }
            app.tap("Transfer money")
            await app.settle { app.title == "Transfer" }
        }

        @Test func theListLoadsAndHidesBalances() async {
            let app = ScreenDriver { [model] in BankingView(model: model) }
            #expect(app.shows("Loading"))
            await app.settle { app.shows("Everyday €1,250.00") }
            app.tap("Hide balances")
            app.expectOutline(
                """
                tab "Accounts" (selected) #tab.current
                  screen "Accounts"
                    toolbar
                      button "Business"
                      toggle "Hide balances" on
                    list
                      - link "Everyday Hidden"
                      - link "Household Hidden"
                tab "Savings" #tab.savings
                """)
        }

        @Test func withoutAConnectionTheListSaysSoAndKeepsWhatItShows() async {
            await app.settle { app.shows("Everyday") }
            await bank.setOffline(true)
            await app.pullToRefresh()
            #expect(app.shows("This may be out of date") && app.shows("Everyday"))
            app.tap("Savings")
            await app.settle { app.title == "Savings" && app.shows("Try again") }
            #expect(app.shows("You're offline. Check your connection and try again."))
            await bank.setOffline(false)
            app.tap("Try again")
            await app.settle { app.shows("Holiday") }
        }

        @Test func aBusinessWithoutCardsHasAnEmptyList() async {
            app.tap("Business")
            await app.settle(model.navigator) { app.shows("Ada's Bakery") }
            app.tap("Cards")
            await app.settle(model.navigator) { app.shows("You have no accounts here yet.") }
        }

        @Test func theReceiptOfATransferIsShownAndBalancesChange() async {
            await openTransfer()
            app.type("Ada", into: "Recipient")
            app.type("2000", into: "Amount")
            app.tap("Send")
            await app.settle { app.shows("The balance of this account isn't enough. Enter a smaller amount.") }
            app.type("12,50", into: "Amount")
            #expect(app.shows("Enter an amount in digits.") && !app.shows("Send"))
            app.type("12.50", into: "Amount")
            app.tap("Send")
            await app.settle { app.shows("Sent to Ada. Reference: T-1") && app.shows("€1,237.50") }
            app.goBack()
            await app.settle { app.shows("€1,237.50") }
        }

        @Test func aTransferThatIsBegunIsKeptUntilTheUserDiscardsIt() async {
            await openTransfer()
            app.type("Ada", into: "Recipient")
            app.dismissSheet()
            await app.settle { app.shows("Discard this transfer?") }
            app.tap("Keep")
            await app.settle(model.navigator) { !app.shows("Discard this transfer?") }
            #expect(app.value(of: "Recipient") == "Ada")
            app.tap("Cancel")
            await app.settle { app.shows("Discard this transfer?") }
            app.tap("Discard")
            await app.settle(model.navigator) { app.title == "Everyday" }
        }

        @Test func aLinkToAnotherAccountShowsThatAccount() async {
            await model.begin(with: nil)
            await model.open("bank://current/1")
            await app.settle { app.title == "Everyday" }
            await model.open("bank://current/2")
            await app.settle { app.title == "Household" && app.shows("There are no transactions yet.") }
            await model.open("bank://current/3")
            await app.settle { app.shows("This account doesn't exist. It may have been closed.") }
        }
    }
#endif
