import FlowKit
import FlowTestSupport
import FlowTesting
import Foundation
import Testing

@testable import Recipes

/// The navigation of the app, without views.
@MainActor
@Suite struct RecipesModelTests {
    private let saved = Saved()
    private let model: RecipesModel

    init() throws { model = try RecipesModel { [saved] in await saved.store($0) } }

    private var router: Router<Recipes.Route> { model.navigator.router(for: .tab(.recipes)) }

    @Test func aLinkAndAnOlderOneOpenTheRecipeInItsTab() async {
        await model.begin(with: nil)
        for link in ["recipes://recipes/2", "https://recipes.example/r/2"] {
            await model.open(link)
            #expect(router.path == [.recipe(id: 2)])
            router.popToRoot()
        }
    }

    @Test func theNewRecipeIsThatOfTheSheet() async {
        let adding = Task { await model.addRecipe(router) }
        await settle(model.navigator) { router.sheet == .newRecipe }
        router.finish(.newRecipe, with: "Gnocchi")
        await adding.value
        #expect(model.recipes.map(\.title) == ["Pancakes", "Minestrone", "Gnocchi"])
    }

    @Test(arguments: [Deletion.delete, .keep])
    func aRecipeIsDeletedAfterAQuestion(_ answer: Deletion) async throws {
        router.push(.recipe(id: 2))
        let recipe = try #require(model.recipe(2))
        let deleting = Task { await model.delete(recipe, router) }
        await settle(model.navigator) { router.dialog != nil }
        router.answer(answer)
        await deleting.value
        #expect((model.recipe(2) == nil) == (answer == .delete))
        #expect(router.path.isEmpty == (answer == .delete))
    }

    @Test func theScreensOfThePreviousLaunchAreShownExceptForDeletedRecipes() async throws {
        router.push(.recipe(id: 1))
        router.push(.recipe(id: 7))
        await model.enterBackground()
        let next = try RecipesModel(clock: ManualClock()) { _ in }
        await next.begin(with: await saved.data)
        #expect(next.navigator.router(for: .tab(.recipes)).path == [.recipe(id: 1)])
    }

    @Test func aClosedWindowLeavesNothingBehind() async {
        await expectNoLeaks { leaks in
            guard let model = try? RecipesModel(clock: ManualClock(), save: { _ in }) else { return }
            leaks.track(model)
            leaks.track(model.navigator)
            await model.begin(with: nil)
            await model.open("recipes://favorites")
            await settle(model.navigator) { model.navigator.state.route == .signIn }
        }
    }
}

/// The saved navigation.
private actor Saved {
    private(set) var data: Data?

    func store(_ data: Data) { self.data = data }
}
