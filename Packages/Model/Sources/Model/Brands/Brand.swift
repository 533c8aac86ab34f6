/// Who makes products, and how many of them the device holds.
public struct Brand: Identifiable, Hashable, Codable, Sendable {
    /// What it is called: that names it, too.
    public var name: String
    /// How many of its products there are.
    public var productCount: Int

    /// A brand. A count below 0 is 0.
    public init(name: String, productCount: Int) {
        self.name = name
        self.productCount = max(productCount, 0)
    }

    /// Its name: there is one brand of a name.
    public var id: String { name }
}
