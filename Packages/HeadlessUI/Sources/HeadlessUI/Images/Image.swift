public import Foundation

/// A picture: a symbol of the system, or one from a resource bundle.
public struct Image: View, Equatable, Sendable {
    /// The size of a symbol, compared with the text around it.
    public enum Scale: Sendable { case small, medium, large }

    /// The choice between an image's own colors and those of the text around it.
    public enum TemplateRenderingMode: Sendable { case template, original }

    /// The way in which an image fills more room than it has.
    public enum ResizingMode: Sendable { case tile, stretch }

    enum Source: Equatable, Sendable {
        case symbol(String)
        case name(String)
        case url(URL)
    }
    let source: Source
    var isResizable = false
    var isTemplate: Bool?
    var isDecorative = false

    public typealias Body = Never

    nonisolated init(source: Source) { self.source = source }

    nonisolated public init(systemName: String) { source = .symbol(systemName) }

    nonisolated public init(_ name: String, bundle: Bundle? = nil) { source = .name(name) }

    nonisolated public init(decorative name: String, bundle: Bundle? = nil) {
        source = .name(name)
        isDecorative = true
    }

    nonisolated public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
    ) -> Image {
        var copy = self
        copy.isResizable = true
        return copy
    }

    nonisolated public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var copy = self
        copy.isTemplate = renderingMode.map { $0 == .template }
        return copy
    }

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        let node: RenderNode
        switch source {
        case .symbol(let name):
            node = inputs.node(.image)
            node.symbol = name
        case .name(let name):
            node = inputs.node(.image)
            node.imageName = name
        case .url(let url):
            node = inputs.node(.asyncImage)
            node.url = url
        }
        node.style.isResizable = isResizable
        node.style.isTemplate = isTemplate
        node.accessibility.isHidden = isDecorative
        outputs.nodes.append(node)
    }
}

extension View {
    public func imageScale(_ scale: Image.Scale) -> some View {
        Decorated(self) { $0.style.imageScale = scale }
    }
}
