/// The preferences of one screen's views: title, bars, search, destinations and presentation.
@MainActor
final class Screen {
    var title: String? { didSet { writes += 1 } }
    var titleDisplay: RenderStyle.TitleDisplay? { didSet { writes += 1 } }
    var toolbar: [RenderNode] = [] { didSet { writes += 1 } }
    var search: RenderNode? { didSet { writes += 1 } }
    var hidesBackButton = false { didSet { writes += 1 } }
    var hiddenBars: Set<RenderStyle.Bar> = [] { didSet { writes += 1 } }
    var detents: [PresentationDetent] = [] { didSet { writes += 1 } }
    var transition: RenderStyle.TransitionKind? { didSet { writes += 1 } }
    /// True if a sheet can only be dismissed by its content.
    var keepsSheetOpen = false { didSet { writes += 1 } }
    /// The destinations declared on this screen, the outermost first.
    var destinations: [Destination] = [] { didSet { writes += 1 } }
    /// True if a view of this screen may present a sheet, an alert or a dialog.
    var canPresent = false { didSet { writes += 1 } }

    /// The view for values of one type.
    struct Destination {
        let type: Any.Type
        let view: (AnyHashable) -> (any View)?
    }

    /// The number of preference writes, which finds views that write some and so can't be cached.
    private(set) var writes = 0

    /// True if the screen must be evaluated although another screen covers it.
    var isNeededBelow: Bool { canPresent || !destinations.isEmpty }

    /// The node of this screen: its bars, then its content.
    func node(id: Int, toolbarID: Int, content: [RenderNode]) -> RenderNode {
        let node = RenderNode(.screen, id: id)
        node.text = title
        node.style.titleDisplay = titleDisplay
        node.style.hiddenBars = hiddenBars
        node.style.transition = transition
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
        if nodes.count == 1, let screens = nodes[0].onlyScreens { return screens }
        let toolbarID = descend(.part(.toolbar)).node.uid
        return screen.node(id: node.uid, toolbarID: toolbarID, content: nodes)
    }
}

extension RenderNode {
    /// The view that holds screens, without the stacks that hold nothing else. What they set for all their screens stays.
    fileprivate var onlyScreens: RenderNode? {
        if holdsScreens { return unshared() }
        guard kind == .vstack || kind == .zstack, children.count == 1, let screens = children[0].onlyScreens else {
            return nil
        }
        screens.style.colorScheme = screens.style.colorScheme ?? style.colorScheme
        screens.style.dynamicTypeSize = screens.style.dynamicTypeSize ?? style.dynamicTypeSize
        screens.accessibility.identifier = screens.identifier ?? identifier
        return screens
    }

    private var holdsScreens: Bool {
        switch kind {
        case .navigationStack, .tabView: true
        // Bars at its edges, and what is behind or in front of it, make no screen of their own.
        case .group: children.contains(where: \.holdsScreens) && children.allSatisfy { $0.isBeside || $0.holdsScreens }
        default: false
        }
    }

    private var isBeside: Bool { kind == .safeAreaInset || kind == .background || kind == .overlay }
}
