@_spi(Inspection) import HeadlessUI

/// Turns rendered views into elements, and finds the view of an element.
struct PageRenderer: Sendable {
    let urls: URLPolicy
    let appName: String
    let rules: StyleRules

    @MainActor
    func render(_ tree: RenderNode, title: String) -> Rendering {
        rules.beginPass()
        let pass = RenderPass(urls: urls, appName: appName, rules: rules)
        let root = pass.root(tree)
        return Rendering(root: root, title: title, isBusy: pass.isBusy, rules: rules.mark)
    }

    /// The view that an element shows, if a person can reach it now.
    @MainActor
    func node(of id: ElementID, in tree: RenderNode) -> RenderNode? {
        tree.first(id: id.node)
    }

    /// Returns the value of a field or picker, in the form that its element sends.
    @MainActor
    func value(of node: RenderNode) -> String {
        switch node.kind {
        case .picker: node.children.first { $0.isSelected }.map { String($0.id) } ?? ""
        default: node.value ?? ""
        }
    }
}
