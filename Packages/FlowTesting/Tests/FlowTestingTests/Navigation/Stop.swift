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
    /// The answer to the question.
    private(set) var choice: StopAction?
    func choose() async { answer = await router.result(of: .topic) }
    func ask() async {
        choice = await router.ask(.leave)
        if choice == .leave { router.popToRoot() }
    }
    func leave() { router.pop() }
    func shop() { exit(.shop) }
    func buyLater(_ number: Int) async {
        await Task {}.value
        exit(.product(number))
    }
}

enum StopAction: String, Sendable {
    case leave, stay
}

extension Question<StopAction> {
    static var leave: Question {
        Question(
            title: "Leave?", message: "What you wrote isn't saved.",
            buttons: [Button(.leave, title: "Leave"), Button(.stay, title: "Stay")])
    }
}
