import FlowKit
import Loading
import Mocks
import Model
import Testing

/// The check of actions that await a service finds each mistake.
@MainActor
@Suite(.timeLimit(.minutes(60))) struct AwaitingActionTests {
    enum Mistake: String, CaseIterable {
        case isNotGuarded = "Two taps:"
        case changesNothing = "It changes nothing."
        case movesTheUser = "and is moved"
        case losesTheChange = "and loses the change"
        case showsTheAlertBehind = "and the user isn't told in front"
        case showsTheAlertInFront = "The alert isn't on the screen"
    }

    /// A screen whose action has at most one mistake.
    @MainActor
    private final class Settings: ObservableObject, AlertPresenting {
        var alert: AlertState?
        let service = MockSettingService(Appearance.system)
        let router = Router<Int>()
        let mistake: Mistake?
        private(set) var changes: [String] = []
        @Published private var isSaving = false

        init(_ mistake: Mistake?) { self.mistake = mistake }

        func save() async {
            if mistake == .isNotGuarded { return await saveNow() }
            await unlessBusy(\.isSaving) { await saveNow() }
        }

        private func saveNow() async {
            let origin = ActionOrigin(router)
            do {
                try await service.set(.dark)
                if mistake != .changesNothing, mistake != .losesTheChange || origin.isInFront { changes.append("dark") }
                if mistake == .movesTheUser || origin.isInFront { router.push(9) }
            } catch {
                let isShownHere = mistake == .showsTheAlertBehind || origin.isInFront
                if isShownHere, mistake != .showsTheAlertInFront {
                    show(error)
                } else if let alert = AlertState(error) {
                    origin.present(alert)
                }
            }
        }
    }

    private func action(_ mistake: Mistake?) -> AwaitingAction {
        AwaitingAction("save") {
            let screen = Settings(mistake)
            return AwaitingTap(
                holding: screen.service, router: screen.router, other: 1, changes: { screen.changes },
                exits: { [Never]() }, alertsOf: screen
            ) { await screen.save() }
        }
    }

    @Test(arguments: Mistake.allCases)
    func aMistakeOfAnActionIsFound(_ mistake: Mistake) async {
        let problems = await action(mistake).problems()
        #expect(problems.contains { $0.contains(mistake.rawValue) })
    }

    @Test func anActionWithoutAMistakeHasNoProblem() async {
        #expect(await action(nil).problems() == [])
    }
}
