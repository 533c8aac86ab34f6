#if Headless || !canImport(SwiftUI)
    import FlowKit
    import FlowTesting
    import ScreenTesting
    @testable import FlowUI
    import FlowTestSupport
    @_spi(Inspection) import HeadlessUI
    import Testing

    @MainActor
    @Suite struct NavigatorViewTests {
        private let navigator = NotesNavigator(NavigationState(activity: .writing))

        private func shown(sourceLocation: SourceLocation = #_sourceLocation) -> ScreenDriver {
            ScreenDriver(sourceLocation: sourceLocation) { [navigator] in NotesView(navigator: navigator) }
        }

        @Test func pushedScreensAreShown() {
            let app = shown()
            #expect(app.title == "Root of all")
            app.tap("Next")
            app.tap("Next")
            #expect(app.title == "Note 2")
            app.goBack()
            #expect(navigator.state.stack(of: .all) == [.note(1)])
            #expect(app.title == "Note 1")
        }

        @Test func aTapSelectsATabAndASecondOnePopsToItsRoot() {
            let app = shown()
            app.tap(.id("tab.favorites"))
            #expect(app.title == "Root of favorites")
            app.tap("Next")
            app.tap(.id("tab.favorites"))
            #expect(app.title == "Root of favorites")
            #expect(navigator.state.tab == .favorites)
        }

        @Test func aSheetHasAStackOfItsOwn() {
            let app = shown()
            navigator.apply(.route(.note(5), as: .sheet))
            #expect(app.title == "Note 5")
            app.tap("Next")
            #expect(app.title == "Note 1")
            #expect(navigator.state.stack(of: .all).isEmpty)
            app.goBack()
            app.dismissSheet()
            #expect(navigator.state.modals.isEmpty)
            #expect(app.title == "Root of all")
        }

        /// The heights belong to the presentation, not to its screen.
        @Test(arguments: [(NavigationType.halfSheet, 2), (.sheet, 0), (.fullScreenCover, 0)])
        func aHalfSheetHasTwoHeights(type: NavigationType, count: Int) {
            let host = ViewHost(NotesView(navigator: navigator))
            _ = host.tree
            navigator.apply(.route(.note(5), as: type))
            let kind: RenderNode.Kind = type == .fullScreenCover ? .fullScreenCover : .sheet
            #expect(host.tree.first(kind)?.style.detents.count == count)
        }

        @Test func aSheetOverASheetIsShown() {
            let app = shown()
            navigator.apply(.route(.note(5), as: .sheet))
            navigator.apply(.route(.note(6), as: .fullScreenCover))
            navigator.apply(.present(.alert(AlertState(title: "Not saved", message: "Please try again."))))
            #expect(app.shows("Not saved"))
            app.tap("OK")
            #expect(app.title == "Note 6")
            app.dismissSheet()
            #expect(app.title == "Note 5")
        }

        @Test func aSheetIsShownOnlyWhileItsActivityIsInFront() {
            let app = shown()
            navigator.apply(.route(.note(5), as: .sheet))
            navigator.apply(.switchActivity(to: .archive))
            #expect(app.title == "Root of old")
            navigator.apply(.back)
            #expect(app.title == "Note 5")
        }

        @Test func aTabBarThatTheUserCantReachChangesNothing() {
            navigator.apply(.all([.push(.note(3)), .route(.note(4), as: .sheet)]))
            let state = navigator.state
            navigator.choose(.all, in: .writing)
            #expect(navigator.state == state)
            navigator.apply(.switchActivity(to: .archive))
            navigator.choose(.all, in: .writing)
            #expect(navigator.state.activity == .archive)
            navigator.apply(.all([.back, .dismiss]))
            navigator.choose(.all, in: .writing)
            #expect(navigator.state.route == .root(.all), "a tap on the selected tab pops to its root")
        }

        @Test func anActivityWithOneTabHasNoTabBar() {
            let app = shown()
            #expect(app.shows(id: "tab.favorites"))
            navigator.apply(.switchActivity(to: .archive))
            #expect(!app.shows(id: "tab.old"))
        }
    }

    @MainActor
    @Suite struct PresentationStepTests {
        typealias Operation = NavigationOperation<Notes>

        private let navigator = NotesNavigator(NavigationState(activity: .writing))

        nonisolated private static let alert = Operation.present(
            .alert(AlertState(title: "Not saved", message: "Please try again.")))
        nonisolated private static let sheet = Operation.route(.note(1), as: .sheet)
        nonisolated private static let cover = Operation.route(.note(2), as: .fullScreenCover)

        /// Operations that change several presentations at once. SwiftUI would lose one if they were applied in one update, and
        /// the driver would fail.
        @Test(
            arguments: [
                ([sheet], [.dismiss, cover]),
                ([sheet], [.dismiss, sheet]),
                ([cover], [.dismissAll, alert]),
                ([alert], [sheet]),
                ([alert], [.dismiss, sheet, cover]),
                ([sheet, alert], [.dismissAll, alert]),
                ([], [sheet, cover, alert]),
                ([sheet, cover], [.dismissAll, .push(.note(7)), sheet, sheet]),
                ([sheet, cover], [.switchActivity(to: .archive), sheet]),
                ([sheet], [.selectTab(.favorites), .dismiss, cover]),
            ] as [([Operation], [Operation])])
        func changesAreShownOneAfterTheOther(before: [Operation], change: [Operation]) {
            navigator.apply(.all(before))
            let app = ScreenDriver { [navigator] in NotesView(navigator: navigator) }
            app.expectState(of: navigator)
            navigator.apply(.all(change))
            app.expectState(of: navigator)
            navigator.apply(.dismissAll)
            app.expectState(of: navigator)
        }

        @Test func aDismissalThatAGuardRefusesIsUndone() {
            let locked = NotesNavigator(
                NavigationState(activity: .writing),
                guards: [NavigationGuard("locked") { _ in .refuse(NavigationReason("locked")) }])
            let state = {
                var state = NavigationState<Notes>(activity: .writing)
                state.apply(Self.sheet)
                return state
            }()
            locked.travel(to: state)
            let app = ScreenDriver { NotesView(navigator: locked) }
            app.dismissSheet()
            #expect(app.title == "Note 1")
            #expect(locked.state.modals.count == 1)
            locked.travel(to: NavigationState(activity: .archive))
            #expect(app.title == "Root of old")
        }

        @Test func anyOperationsAreShown() {
            for seed in 1...30 as ClosedRange<UInt64> {
                var numbers = SplitMix64(seed: seed)
                let navigator = NotesNavigator(NavigationState(activity: .writing))
                let app = ScreenDriver { NotesView(navigator: navigator) }
                let samples = NavigationSamples<Notes>(routes: [.note(1), .note(2), .note(3)])
                var past: [NavigationState<Notes>] = []
                for _ in 1...40 {
                    let operation = numbers.operation(of: samples, restoring: past)
                    navigator.apply(operation)
                    past.append(navigator.state)
                    app.expectState(of: navigator, "seed \(seed), \(operation)")
                }
            }
        }
    }

    extension ScreenDriver {
        /// Compares the screen in front, and the alert or dialog over it, with the navigation state.
        func expectState(
            of navigator: NotesNavigator, _ comment: @autoclosure () -> String = "",
            sourceLocation: SourceLocation = #_sourceLocation
        ) {
            let state = navigator.state
            let question: String? =
                switch state.modals.last?.content {
                case .alert(let alert): alert.title.key
                case .confirmationDialog(let dialog): dialog.title.key
                case .screens, nil: nil
                }
            if let question {
                #expect(shows("\(question)"), "\(comment())", sourceLocation: sourceLocation)
            } else {
                #expect(title == state.route.title, "\(comment())", sourceLocation: sourceLocation)
            }
        }
    }
#endif
