@_spi(Inspection) import HeadlessUI

/// Turns rendered views into elements, and finds the view of an element.
struct PageRenderer: Sendable {
    let urls: URLPolicy
    let appName: String
    let rules: StyleRules
    var translations = StringCatalog()

    @MainActor
    func render(_ tree: RenderNode, title: String, language: PageLanguage = .english) -> Rendering {
        rules.beginPass()
        let pass = RenderPass(
            urls: urls, appName: appName, rules: rules, language: language, translations: translations)
        let root = pass.root(tree)
        return Rendering(root: root, title: title, language: language, isBusy: pass.isBusy, rules: rules.mark)
    }

    /// The view that an element shows, if a person can reach it now.
    @MainActor
    func node(of id: ElementID, in tree: RenderNode) -> RenderNode? {
        tree.first(id: id.node)
    }

    /// Returns the value of a field or picker, in the form that its element sends: empty for a picker without a choice.
    @MainActor
    func value(of node: RenderNode) -> String {
        switch node.kind {
        case .picker: node.children.first { $0.isSelected }.map { String($0.id) } ?? ""
        default: node.value ?? ""
        }
    }
}

/// The result of one pass over the app.
struct Rendering: Equatable, Sendable {
    let root: Element
    let title: String
    let language: PageLanguage
    /// A Boolean value indicating that something on the screen is loading.
    let isBusy: Bool
    /// The end of the style sheet that it needs.
    let rules: StyleRules.Mark
}

/// The elements of a view that doesn't change from one pass to the next.
///
/// The node of such a view is the same in the next pass (`isKept`). Its elements are stored with it, and are neither made
/// nor compared again.
final class MadeElements {
    /// The context that the elements of a node depend on.
    struct Place: Equatable {
        let isInDialog: Bool
        let isRedacted: Bool
        let colorScheme: ColorScheme?
        let language: PageLanguage
        let styleSheet: Int
    }

    let place: Place
    let box: RenderPass.Box
    let isBusy: Bool

    init(_ box: RenderPass.Box, in place: Place, isBusy: Bool) {
        self.box = box
        self.place = place
        self.isBusy = isBusy
    }
}
