import DeepLink
import FlowKit
import Foundation

struct Recipe: Identifiable, Hashable {
    let id: Int
    let title: String
    var isFavorite = false
}

/// The app's data and navigation.
@MainActor
final class RecipesModel: ObservableObject {
    @Published private(set) var recipes = [
        Recipe(id: 1, title: "Pancakes", isFavorite: true), Recipe(id: 2, title: "Minestrone"),
    ]
    let navigator: Navigator<Recipes>
    private let session = Session()
    private let archive: NavigationArchive<Recipes>
    private let saver: NavigationSaver<Recipes>
    private let inbound: InboundPipeline<Recipes>
    private let clock: any Clock<Duration>
    private var signingIn: Task<Void, Never>?

    /// - Parameters:
    ///   - clock: Measures the times after which the navigation is saved, and the checks of restored screens end.
    ///   - save: Stores the navigation, for example in a file.
    init(clock: any Clock<Duration> = ContinuousClock(), save: @escaping @Sendable (Data) async throws -> Void) throws {
        self.clock = clock
        let links = try URLRouter.recipes()
        let signIn = NavigationGuard<Recipes>("sign-in") { [session] attempt in
            Recipes.requiresAuth(attempt.destination) && session.user == nil ? .wait(.signIn) : .allow
        }
        let prompt = SignInPrompt()
        archive = NavigationArchive(links, beginning: .only)
        saver = NavigationSaver(archive, clock: clock, save: save)
        navigator = Navigator(guards: [signIn], observers: [saver, prompt])
        inbound = InboundPipeline(navigator: navigator, links: links)
        prompt.present = { [weak self] in self?.signIn() }
    }

    /// Shows the screens of the previous launch, without recipes that were deleted, and opens links from now on.
    func begin(with saved: Data?) async {
        if let saved {
            let restored = await archive.restore(saved, clock: clock) { [ids = Set(recipes.map(\.id))] route in
                if case .recipe(let id) = route, !ids.contains(id) { .gone } else { nil }
            }
            navigator.restore(restored.state)
        }
        await inbound.becomeReady()
    }

    /// Saves the navigation at once. Call it when the app enters the background.
    func enterBackground() async { await saver.flush() }

    /// Opens a link, such as `recipes://recipes/2`. Call it from `onOpenURL`.
    func open(_ link: String) async {
        if await inbound.handle(.url(link)) == .waiting(.signIn) { signIn() }
    }

    func recipe(_ id: Int) -> Recipe? { recipes.first { $0.id == id } }

    /// Presents the sheet, and adds the recipe with whose title the user ends it.
    func addRecipe(_ router: Router<Recipes.Route>) async {
        guard let title = await router.result(of: .newRecipe) else { return }
        recipes.append(Recipe(id: (recipes.map(\.id).max() ?? 0) + 1, title: title))
    }

    func setFavorite(_ id: Int, _ isFavorite: Bool) {
        recipes = recipes.map { $0.id == id ? Recipe(id: id, title: $0.title, isFavorite: isFavorite) : $0 }
    }

    /// Asks the user, then deletes a recipe and leaves its screen.
    func delete(_ recipe: Recipe, _ router: Router<Recipes.Route>) async {
        guard await router.ask(.deletion(of: recipe.title)) == .delete else { return }
        recipes.removeAll { $0.id == recipe.id }
        router.leave(.recipe(id: recipe.id))
    }

    /// Presents the sign-in. Then the tap or the link that waits for it continues, or is dropped.
    private func signIn() {
        guard signingIn == nil else { return }
        signingIn = Task { [weak self, inbound, session, presentation = navigator.presentation(of: .signIn)] in
            session.user = await presentation.result
            if let user = session.user {
                self?.navigator.reasonChanged(.signIn)
                await inbound.userChanged(to: user)
            } else {
                self?.navigator.dropPending()
                await inbound.dropWaiting(.signIn)
            }
            self?.signingIn = nil
        }
    }
}

/// The signed-in user.
@MainActor
private final class Session {
    var user: String?
}

/// Presents the sign-in when the guard makes a tap wait for it.
private final class SignInPrompt: NavigationObserver {
    var present: () -> Void = {}

    func navigator(_: Navigator<Recipes>, did event: NavigationEvent<Recipes>) {
        if case .waiting(let rejection) = event.outcome, rejection.reason == .signIn { present() }
    }
}
