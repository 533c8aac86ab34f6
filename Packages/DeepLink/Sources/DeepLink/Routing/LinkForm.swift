/// How a link is written.
public enum LinkForm: Hashable, Sendable {
    /// `/products/12`, for use within the app.
    case path
    /// `shop://products/12`, with the policy's own scheme; the first by name when it has several.
    case customScheme
    /// `shop://products/12`, with this scheme of the policy.
    case scheme(String)
    /// `https://shop.example/products/12`, with this host of the policy.
    case web(String)
}
