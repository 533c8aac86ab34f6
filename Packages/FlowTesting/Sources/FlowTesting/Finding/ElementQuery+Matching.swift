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

    /// The texts of the node that this kind of query can match.
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
    /// A Boolean value that indicates whether the node is an element for the user, not a container of others.
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
