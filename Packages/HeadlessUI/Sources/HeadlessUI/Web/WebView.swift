public import Foundation

/// A web page, as WebKit's view of the same name shows it from iOS 26.
///
/// The host that shows the tree loads the page. A link that the user follows in it is handed to the `openURL` action of the
/// environment.
public struct WebView: View {
    private let url: URL?

    public typealias Body = Never

    public init(url: URL?) { self.url = url }

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        let node = inputs.node(.webView)
        let open = inputs.environment.openURL
        node.url = url
        node.actions[.follow] = { link in
            if let url = URL(string: link) { open(url) }
        }
        outputs.nodes.append(node)
    }
}
