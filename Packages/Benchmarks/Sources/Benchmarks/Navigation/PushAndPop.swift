import FlowKit
import SharedCombine

/// Pushes and pops a screen repeatedly, with three observers.
@MainActor
struct PushAndPop {
    private let depth: Int
    private let rounds = 1_000
    private let screen = SampleScreen.reviews(7, order: "a text that does not fit in a word")

    init(depth: Int) { self.depth = depth }

    private var stack: [SampleScreen] { (0..<depth).map { .numbered($0) } }
    private var state: NavigationState<SampleScreens> {
        var state = NavigationState<SampleScreens>(activity: .shop)
        state.apply(.replace(stack))
        return state
    }

    /// The baseline: an array without observers.
    func onArray(_ time: inout FastestTime) {
        var array = stack
        time.measure {
            for _ in 0..<rounds {
                array.append(screen)
                if array.removeLast() != screen { return -1 }
            }
            return array.count
        }
    }

    /// The navigation state without a navigator or observers.
    func onState(_ time: inout FastestTime) {
        var state = state
        time.measure {
            var count = 0
            for _ in 0..<rounds {
                if state.apply(.push(screen)) == .changed { count += 1 }
                if state.apply(.pop()) == .changed { count += 1 }
            }
            return count
        }
    }

    func onNavigator(
        _ time: inout FastestTime, observers: [any NavigationObserver<SampleScreens>] = []
    ) {
        let navigator = Navigator(state, observers: observers)
        watch(navigator.objectWillChange) {
            time.measure {
                for _ in 0..<rounds {
                    navigator.apply(.push(screen))
                    navigator.apply(.pop())
                }
                return navigator.state.route == screen ? 0 : 1
            }
        }
    }

    /// A navigator with a full journal.
    func withJournal(of capacity: Int, _ times: inout [FastestTime], at index: Int, samples: Int) {
        let keeper = NavigationJournal<SampleScreens>.Recorder(capacity: capacity) { 0 }
        let navigator = Navigator(state, observers: [keeper])
        for _ in 0..<capacity / 2 + 1 {
            navigator.apply(.push(screen))
            navigator.apply(.pop())
        }
        watch(navigator.objectWillChange) {
            for _ in 0..<samples {
                times[index].measure {
                    for _ in 0..<rounds {
                        navigator.apply(.push(screen))
                        navigator.apply(.pop())
                    }
                    return keeper.journal?.entries.count ?? 0
                }
            }
        }
    }

    /// A feature that runs alone.
    func onRouter(_ time: inout FastestTime) {
        let router = Router(stack)
        work(on: router, &time)
    }

    /// A feature in an app.
    func onTabRouter(_ time: inout FastestTime) {
        let navigator = Navigator(state)
        work(on: navigator.router(for: .tab(.shop0)), &time)
        withExtendedLifetime(navigator) {}
    }

    /// A feature in an app, with routes of its own type.
    func onScope(_ time: inout FastestTime) {
        let navigator = Navigator(state)
        let router = navigator.router(for: .tab(.shop0)).scope(embed: { $0 }, extract: { $0 as SampleScreen? })
        work(on: router, &time)
        withExtendedLifetime(navigator) {}
    }

    private func work(on router: Router<SampleScreen>, _ time: inout FastestTime) {
        watch(router.objectWillChange) {
            time.measure {
                for _ in 0..<rounds {
                    router.push(screen)
                    router.pop()
                }
                return router.path.count
            }
        }
    }

    private func watch(_ publisher: ObservableObjectPublisher, _ body: () -> Void) {
        var changes = 0
        let watching = (0..<3).map { _ in publisher.sink { changes &+= 1 } }
        body()
        for each in watching { each.cancel() }
    }

    /// In nanoseconds for a push and a pop.
    func nanoseconds(_ time: FastestTime) -> Double { time.nanoseconds(each: rounds) ?? 0 }
}
