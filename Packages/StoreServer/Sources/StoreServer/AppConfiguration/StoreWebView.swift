/// What pages the app may show inside itself.
public struct StoreWebView: Sendable, Hashable {
    /// Hosts whose pages may be shown.
    public var allowedHosts: [String]
    /// Schemes of addresses that may be opened.
    public var allowedSchemes: [String]
    /// Whether scripts of pages run.
    public var javaScript: Bool
    /// How the app calls itself to pages; nil leaves it to the system.
    public var userAgent: String?

    /// Nothing is shown, unless something else is said.
    public init(
        allowedHosts: [String] = [], allowedSchemes: [String] = ["https"], javaScript: Bool = true,
        userAgent: String? = nil
    ) {
        self.allowedHosts = allowedHosts
        self.allowedSchemes = allowedSchemes
        self.javaScript = javaScript
        self.userAgent = userAgent
    }

    func write(to json: inout JSONWriter) {
        json.object {
            $0.field("allowedHosts", allowedHosts)
            $0.field("allowedSchemes", allowedSchemes)
            $0.field("javaScript", javaScript)
            if let userAgent { $0.field("userAgent", userAgent) }
        }
    }
}
