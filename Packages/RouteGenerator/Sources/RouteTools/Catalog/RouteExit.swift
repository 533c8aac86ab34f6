/// A way out of a feature.
public struct RouteExit: Hashable, Sendable {
    /// Where a way out leads, as far as the app's sources say it in so many words.
    public enum Target: Hashable, Sendable {
        /// A screen, by its name: `ProductDetails.productDetails`.
        case screen(String)
        /// Somewhere, by the app's own rules.
        case unknown
    }

    /// The feature's module.
    public var module: String
    /// The case of its enumeration of exits.
    public var name: String
    public var target: Target

    public init(module: String, name: String, target: Target) {
        self.module = module
        self.name = name
        self.target = target
    }
}
