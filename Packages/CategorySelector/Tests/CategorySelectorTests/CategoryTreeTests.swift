import Model
import Testing

@testable import CategorySelector

@Suite struct CategoryTreeTests {
    @Test func categoriesWithTheSameFirstWordFormAGroup() {
        let tree = [CategoryBranch]([ProductCategory].selectable)
        #expect(tree.map(\.name) == ["Laptops", "Mens"])
        #expect(tree.map(\.category?.rawValue) == ["laptops", nil])
        // With an apostrophe or without, as servers send it.
        #expect(tree[1].children.map(\.name) == ["Shirts", "Shoes"])
        #expect(tree[1].children.map(\.id.rawValue) == ["mens-shirts", "mens-shoes"])
    }

    @Test func aSingleCategoryKeepsItsWholeName() {
        let tree = [CategoryBranch]([ProductCategory("home-decoration", "Home Decoration")])
        #expect(tree.map(\.name) == ["Home Decoration"])
        #expect(tree.map(\.children.count) == [0])
    }

    @Test func namesWithoutTheGroupsNameStayWhole() {
        let tree = [CategoryBranch]([
            ProductCategory("toys-wood", "Wooden toys"), ProductCategory("toys", "Toys"),
        ])
        #expect(tree.map(\.name) == ["Toys"])
        #expect(tree[0].children.map(\.name) == ["Toys", "Wooden toys"])
    }

    @Test func noCategoriesAreAnEmptyTree() {
        #expect([CategoryBranch]([ProductCategory]()).isEmpty)
    }

    @Test(
        arguments: [
            ("", ["Crème Atelier", "Élan", "3T"]), ("  ", ["Crème Atelier", "Élan", "3T"]), ("elan", ["Élan"]),
            ("ATELIER creme", ["Crème Atelier"]), ("t", ["Crème Atelier", "3T"]), ("atelier x", []),
        ])
    func brandsAreFoundByTheirWords(_ text: String, _ names: [String]) {
        let index = [BrandLetter](["Élan", "Crème Atelier", "3T"].map { Brand(name: $0, productCount: 1) })
        #expect(index.matching(text).flatMap { $0.brands.map(\.name) } == names)
        #expect(index.matching(text).allSatisfy { !$0.brands.isEmpty })
    }

    @Test func brandsAreIndexedByTheirInitial() {
        let index = [BrandLetter](
            ["Nordvik", "élan", "3T", "Ember", "nova"].map { Brand(name: $0, productCount: 1) })
        #expect(index.map(\.letter) == ["E", "N", "#"])
        #expect(index.map { $0.brands.map(\.name) } == [["élan", "Ember"], ["Nordvik", "nova"], ["3T"]])
    }
}
