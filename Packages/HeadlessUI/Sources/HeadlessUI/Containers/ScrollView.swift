/// A view of content that may be larger than the screen.
public struct ScrollView<Content>: View where Content: View {
    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool

    public typealias Body = Never

    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        let node = inputs.node(.scroll)
        let (nodes, window) = inputs.scrolled(into: &outputs) { inputs, outputs in
            var inside = inputs
            // Only the outermost scroll view can be pulled.
            if axes.contains(.vertical) { inside.environment.refresh = nil }
            return inside.nodes(of: content, into: &outputs)
        }
        node.children = nodes
        node.style.axes = axes
        node.style.showsIndicators = showsIndicators
        node.takeScrolling(window, in: inputs, refreshable: axes.contains(.vertical))
        outputs.nodes.append(node)
    }
}

extension RenderNode {
    /// Lets the node be scrolled to its end and, if the views around it say so, be pulled to refresh.
    func takeScrolling(_ window: RowWindow, in inputs: _ViewInputs, refreshable: Bool) {
        let place = inputs.place
        style.hasUnseenRows = window.hasUnseenRows
        actions[.scrollToEnd] = { _ in
            window.scrollToEnd()
            place.invalidate()
        }
        guard refreshable, let refresh = inputs.environment.refresh else { return }
        let refreshing = inputs.memory { Refreshing() }
        isRefreshing = refreshing.isRunning
        refreshAction = { await refresh() }
        actions[.refresh] = { _ in
            // Pulled again while it is at it: once is enough.
            guard !refreshing.isRunning else { return }
            refreshing.isRunning = true
            place.invalidate()
            refreshing.task = Task { [weak refreshing] in
                await refresh()
                refreshing?.isRunning = false
                place.invalidate()
            }
        }
    }
}

/// The state of a scroll view's refresh action, which is canceled when the view is removed.
@MainActor
private final class Refreshing {
    var isRunning = false
    var task: Task<Void, Never>?

    deinit { task?.cancel() }
}

extension View {
    public func scrollIndicators(_ visibility: Visibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View {
        Decorated(self) { $0.style.showsIndicators = visibility != .hidden }
    }

    public func scrollDisabled(_ disabled: Bool) -> some View { self }
}
