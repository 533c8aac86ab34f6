/// What the views of one screen report upwards: SwiftUI's preferences, reduced to what is used here.
@MainActor
final class Screen {
    var title: String?
    var titleDisplay: RenderStyle.TitleDisplay?
    var toolbar: [RenderNode] = []
    var search: RenderNode?
    var hidesBackButton = false
    var hiddenBars: Set<RenderStyle.Bar> = []
    var detents: [PresentationDetent] = []
    /// Whether a sheet can only be closed by what is in it.
    var keepsSheetOpen = false
    /// The destinations declared on this screen.
    var destinations: [ObjectIdentifier: @MainActor (AnyHashable) -> (any View)?] = [:]
    /// Whether something on this screen may present a sheet, an alert or a dialog.
    var canPresent = false

    /// Whether the screen must be evaluated although another one covers it.
    var isNeededBelow: Bool { canPresent || !destinations.isEmpty }

    /// The node of this screen: its bars, then its content.
    func node(id: Int, toolbarID: Int, content: [RenderNode]) -> RenderNode {
        let node = RenderNode(.screen, id: id)
        node.text = title
        node.style.titleDisplay = titleDisplay
        node.style.hiddenBars = hiddenBars
        node.hidesBackButton = hidesBackButton
        if !toolbar.isEmpty {
            let bar = RenderNode(.toolbar, id: toolbarID)
            bar.children = toolbar
            node.children.append(bar)
        }
        if let search { node.children.append(search) }
        node.children += content
        return node
    }
}

extension _ViewInputs {
    /// Renders `content` as a screen of its own at this position, unless it is made of screens itself.
    func screen(of content: some View, screen: Screen = Screen()) -> RenderNode {
        var inside = self
        inside.screen = screen
        let nodes = inside.nodes(of: content)
        if let only = nodes.first, nodes.count == 1, only.holdsScreens { return only }
        let toolbarID = descend(.part(.toolbar)).node.uid
        return screen.node(id: node.uid, toolbarID: toolbarID, content: nodes)
    }
}

extension RenderNode {
    fileprivate var holdsScreens: Bool {
        switch kind {
        case .navigationStack, .tabView: true
        case .group: children.count == 1 && children[0].holdsScreens
        default: false
        }
    }
}
