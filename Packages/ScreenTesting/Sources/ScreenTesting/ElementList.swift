@_spi(Inspection) import HeadlessUI

/// The reachable elements of a screen, with their containers.
@MainActor
struct ElementList {
    enum Found {
        case one(RenderNode)
        case several([RenderNode])
        case inert(RenderNode)
        case nothing
    }

    let root: RenderNode
    private(set) var nodes: [RenderNode] = []
    private var parents: [Int?] = []

    init(_ root: RenderNode) {
        self.root = root
        collect(root, parent: nil)
    }

    private mutating func collect(_ node: RenderNode, parent: Int?) {
        if node.isCovered || node.isBlocked { return }
        let index = nodes.count
        nodes.append(node)
        parents.append(parent)
        for child in node.children { collect(child, parent: index) }
    }

    func first(_ query: ElementQuery) -> RenderNode? {
        nodes.first { query.matches($0) }
    }

    /// Returns the element for an action.
    ///
    /// It matches the query and takes the event. If there is none, it is the control around a text or image that matches
    /// (users tap the words on a button), or the only such control inside a view with the identifier.
    func find(_ query: ElementQuery, for action: ElementAction) -> Found {
        let fitting = nodes.indices.filter { query.matches(nodes[$0]) }
        let direct = fitting.filter { action.applies(to: nodes[$0]) }
        if !direct.isEmpty { return found(direct) }
        var targets: [Int] = []
        for index in fitting {
            let target = around(index, for: action) ?? inside(index, for: action, query)
            if let target, !targets.contains(target) { targets.append(target) }
        }
        if !targets.isEmpty { return found(targets) }
        return fitting.first.map { .inert(nodes[$0]) } ?? .nothing
    }

    /// Ignores elements that contain another one.
    private func found(_ indices: [Int]) -> Found {
        let inner = indices.filter { index in !indices.contains { $0 != index && isInside($0, of: index) } }
        if inner.count == 1, let only = inner.first { return .one(nodes[only]) }
        return .several(inner.map { nodes[$0] })
    }

    /// Returns the containers of an element, the innermost first.
    private func containers(of index: Int) -> some Sequence<Int> {
        sequence(first: index) { parents[$0] }.dropFirst()
    }

    private func isInside(_ index: Int, of outer: Int) -> Bool { containers(of: index).contains(outer) }

    private func around(_ index: Int, for action: ElementAction) -> Int? {
        guard [.text, .image, .asyncImage, .label].contains(nodes[index].kind) else { return nil }
        return containers(of: index).first { action.applies(to: nodes[$0]) }
    }

    private func inside(_ index: Int, for action: ElementAction, _ query: ElementQuery) -> Int? {
        guard case .id = query else { return nil }
        let controls = nodes.indices.filter { action.applies(to: nodes[$0]) && isInside($0, of: index) }
        return controls.count == 1 ? controls.first : nil
    }
}
