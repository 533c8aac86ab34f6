#if Headless || !canImport(SwiftUI)
    import FlowKit
    import FlowTesting
    import SharedUI
    import Testing

    @MainActor
    @Suite struct FlowStackTests {
        private let router = Router<Int>()

        private func shown() -> ScreenDriver {
            ScreenDriver { [router] in
                FlowStack(router) {
                    Button("Open 1") { router.navigate(to: 1) }.navigationTitle("Root")
                } destination: { number in
                    Button("Open \(number + 1)") { router.navigate(to: number + 1) }.navigationTitle("Screen \(number)")
                }
            }
        }

        @Test func theRoutersScreensAreShown() {
            let app = shown()
            #expect(app.title == "Root")
            app.tap("Open 1")
            app.tap("Open 2")
            #expect(app.title == "Screen 2")
            expectNoDifference(router.currentRoutes, [1, 2])
            router.popToRoot()
            #expect(app.title == "Root")
        }

        @Test func goingBackIsWrittenToTheRouter() {
            router.replace(with: [1, 2])
            let app = shown()
            app.goBack()
            #expect(router.currentRoutes == [1])
            #expect(app.title == "Screen 1")
        }

        @Test func theSheetIsTheRouters() {
            let app = shown()
            router.present(7)
            #expect(app.title == "Screen 7")
            app.dismissSheet()
            #expect(router.sheet == nil)
            #expect(app.title == "Root")
        }

        @Test func theAlertIsTheRouters() {
            let app = shown()
            router.alert = AlertState(title: "Not added", message: "This product is sold out.")
            #expect(app.shows("Not added"))
            #expect(app.texts.contains("This product is sold out."))
            app.tap("OK")
            #expect(router.alert == nil)
            #expect(!app.shows("Not added"))
        }

        @MainActor
        private final class Failure: ObservableObject {
            @Published var alert: AlertState?
        }

        private struct Failing: View {
            @ObservedObject var failure: Failure
            var body: some View { Text("Root").alert($failure.alert) }
        }

        @Test(arguments: [false, true])
        func anAlertOfAScreenIsPendingWhileSomethingIsPresentedOverTheScreen(isFirst: Bool) {
            let failure = Failure()
            let alert = AlertState(title: "Not saved", message: "Please try again.")
            let app = ScreenDriver { [router] in
                FlowStack(router) {
                    Failing(failure: failure)
                } destination: { number in
                    Text("Screen \(number)")
                }
            }
            if isFirst {
                failure.alert = alert
                #expect(app.shows("Not saved"))
            }
            router.present(7)
            #expect(app.shows("Screen 7"))
            failure.alert = alert
            #expect(!app.shows("Not saved"))
            router.dismiss()
            #expect(app.shows("Not saved"))
            app.tap("OK")
            #expect(failure.alert == nil)
        }

        @Test func theScreenOverEverythingIsTheRouters() {
            let app = shown()
            router.present(7, as: .fullScreenCover)
            #expect(app.title == "Screen 7")
            app.dismissSheet()
            #expect(router.fullScreenCover == nil)
            #expect(app.title == "Root")
        }

        @Test func aCoverTakesThePlaceOfASheet() {
            let app = shown()
            router.present(7)
            router.present(8, as: .fullScreenCover)
            #expect(app.title == "Screen 8")
            router.dismiss()
            #expect(app.title == "Root")
        }

        @Test func theAnswerToAQuestionGoesToTheRouter() async {
            let app = shown()
            let router = self.router
            let answer = Task { await router.ask(.removal) }
            await app.settle { app.shows("Remove it?") }
            #expect(app.texts.contains("It can’t be undone."))
            app.tap("Remove")
            #expect(await answer.value == "remove")
            #expect(router.dialog == nil)
            #expect(!app.shows("Remove it?"))
        }

        @Test func aQuestionThatIsClosedIsNotAnswered() async {
            let app = shown()
            let router = self.router
            let answer = Task { await router.ask(.removal) }
            await app.settle { app.shows("Remove it?") }
            app.tap("Cancel")
            #expect(await answer.value == nil)
            #expect(router.dialog == nil)
        }

        @Test func anAnswerMayLeadToTheNextQuestion() async {
            let app = shown()
            let router = self.router
            let answers = Task {
                let first = await router.ask(.removal)
                let second = await router.ask(DialogState(title: "Really?", actions: [.init(id: "yes", title: "Yes")]))
                return [first, second]
            }
            await app.settle { app.shows("Remove it?") }
            app.tap("Remove")
            await app.settle { app.shows("Really?") }
            app.tap("Yes")
            #expect(await answers.value == ["remove", "yes"])
        }

        @Test func aQuestionInASheetIsInFrontOfIt() async {
            let app = shown()
            router.present(7)
            router.alert = AlertState(title: "Not added", message: "This product is sold out.")
            #expect(app.shows("Not added"))
            app.tap("OK")
            #expect(router.alert == nil)
            #expect(app.title == "Screen 7")
            router.dialog = .removal
            app.tap("Remove")
            await app.settle { router.dialog == nil }
            #expect(app.title == "Screen 7")
        }
    }

    extension DialogState {
        fileprivate static let removal = DialogState(
            title: "Remove it?", message: "It can’t be undone.",
            actions: [.init(id: "remove", title: "Remove", role: .destructive)])
    }
#endif
