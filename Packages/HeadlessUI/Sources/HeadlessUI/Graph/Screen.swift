/// What views said to the screen that they are on: title, bars, search, destinations and presentation.
@MainActor
struct Screen {
    var title: String?
    var titleDisplay: RenderStyle.TitleDisplay?
    var toolbar: [RenderNode] = []
    var search: RenderNode?
    var hidesBackButton: Bool?
    var hiddenBars: Set<RenderStyle.Bar> = []
    var detents: [PresentationDetent] = []
    var transition: RenderStyle.TransitionKind?
    /// True if a sheet can only be dismissed by its content.
    var keepsSheetOpen: Bool?
    /// The destinations declared on this screen, the outermost first.
    var destinations: [Destination] = []

    /// The view for values of one type.
    struct Destination {
        let type: Any.Type
        let view: (AnyHashable) -> (any View)?
    }

    /// Adds what was said by a view further in or further on, which counts more.
    mutating func add(_ later: Screen) {
        title = later.title ?? title
        titleDisplay = later.titleDisplay ?? titleDisplay
        toolbar += later.toolbar
        search = later.search ?? search
        hidesBackButton = later.hidesBackButton ?? hidesBackButton
        hiddenBars.formUnion(later.hiddenBars)
        if !later.detents.isEmpty { detents = later.detents }
        transition = later.transition ?? transition
        keepsSheetOpen = later.keepsSheetOpen ?? keepsSheetOpen
        destinations += later.destinations
    }

    /// Drops what only the bar of a navigation stack shows.
    mutating func removeBar() {
        title = nil
        titleDisplay = nil
        toolbar = []
        search = nil
    }

    /// The node of this screen: its bars, then its content.
    func node(id: Int, toolbarID: Int, content: [RenderNode]) -> RenderNode {
        let node = RenderNode(.screen, id: id)
        node.text = title
        node.style.titleDisplay = titleDisplay
        node.style.hiddenBars = hiddenBars
        node.style.transition = transition
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
    func screen(of content: some View, into outputs: inout _ViewOutputs) -> (node: RenderNode, screen: Screen) {
        var inside = _ViewOutputs()
        let nodes = nodes(of: content, into: &inside)
        var screen = inside.screen
        if environment.navigationPush == nil { screen.removeBar() }
        inside.screen = Screen()
        outputs.take(inside)
        if nodes.count == 1, let screens = nodes[0].onlyScreens { return (screens, screen) }
        let toolbarID = descend(.part(.toolbar)).node.uid
        return (screen.node(id: node.uid, toolbarID: toolbarID, content: nodes), screen)
    }
}

/// A built-in modifier that says something to the screen that its content is on.
struct ScreenModifier<Content: View>: View, TraitReading {
    let content: Content
    let say: @MainActor (inout Screen, _ViewInputs) -> Void

    typealias Body = Never

    init(_ content: Content, _ say: @escaping @MainActor (inout Screen, _ViewInputs) -> Void) {
        self.content = content
        self.say = say
    }

    func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        var said = Screen()
        say(&said, inputs)
        outputs.screen.add(said)
        content._render(in: inputs, into: &outputs)
    }

    func readTraits(into reader: inout TraitReader, in inputs: _ViewInputs) {
        inputs.readTraits(of: content, into: &reader)
    }
}

extension RenderNode {
    /// The view that holds screens, without the stacks that hold nothing else. What they set for all their screens stays.
    fileprivate var onlyScreens: RenderNode? {
        if holdsScreens { return copy() }
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
