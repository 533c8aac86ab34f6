/// The content of the category selector.
public struct CategorySelection: Hashable, Sendable {
    public let categories: [CategoryBranch]
    public let brands: [BrandLetter]
}
