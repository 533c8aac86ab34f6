@_spi(Inspection) import HeadlessUI

extension ElementQuery {
    @MainActor
    func matches(_ node: RenderNode) -> Bool {
        switch self {
        case .id(let id): node.identifier == id
        case .label(let label):
            node.isElement && (node.label == label || node.prompt == label || name(of: node) == label)
        }
    }

    /// What this kind of query could call the node.
    @MainActor
    func name(of node: RenderNode) -> String? {
        switch self {
        case .id: return node.identifier
        case .label:
            let label = node.label
            return label.isEmpty ? node.prompt ?? node.first { $0.symbol != nil }?.symbol : label
        }
    }
}

extension RenderNode {
    /// Whether the node is a thing of its own to a person, rather than a place for others.
    fileprivate var isElement: Bool {
        switch kind {
        case .root, .navigationStack, .tabView, .toolbar, .toolbarItem, .list, .form, .row, .section, .header,
            .footer, .vstack, .hstack, .zstack, .grid, .scroll, .group, .background, .overlay, .safeAreaInset,
            .swipeActions, .contextMenu, .sheet, .fullScreenCover, .label:
            accessibility.label != nil || takes(.tap) || accessibility.children == .combine
        default: true
        }
    }
}
