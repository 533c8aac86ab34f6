import FlowKit

/// The screens of a sample feature.
enum Stop: Hashable, Sendable {
    case stop(Int)
    case help
}

extension ResultRoute<Stop, String> {
    /// A topic that the user chooses in the help.
    static var topic: Self { ResultRoute(.help) }
}

/// Where the sample feature sends one.
enum StopExit: Hashable, Sendable {
    case shop
    case product(Int)
}

/// A view model of the sample feature.
@MainActor
final class StopModel {
    private let router: Router<Stop>
    private let exit: @MainActor @Sendable (StopExit) -> Void

    init(_ router: Router<Stop>, exit: @escaping @MainActor @Sendable (StopExit) -> Void = { _ in }) {
        self.router = router
        self.exit = exit
    }

    func open(_ number: Int) { router.navigate(to: .stop(number)) }
    func openLater(_ number: Int) async {
        await Task {}.value
        router.push(.stop(number))
    }
    func askForHelp() { router.present(.help) }
    /// What help was chosen, or what was answered.
    private(set) var answer: String?
    func choose() async { answer = await router.result(of: .topic) }
    func ask() async {
        answer = await router.ask(.leave)
        if answer == "leave" { router.popToRoot() }
    }
    func leave() { router.pop() }
    func shop() { exit(.shop) }
    func buyLater(_ number: Int) async {
        await Task {}.value
        exit(.product(number))
    }
}

extension DialogState {
    static var leave: DialogState {
        DialogState(
            title: "Leave?",
            actions: [.init(id: "leave", title: "Leave"), .init(id: "stay", title: "Stay")])
    }
}
