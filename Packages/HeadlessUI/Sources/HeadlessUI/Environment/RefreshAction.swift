/// Loads the content of a view again.
public struct RefreshAction: Sendable {
    fileprivate let refresher: Refresher

    public func callAsFunction() async { await refresher.action() }
}

/// Loads the content of a view. It is the same object in each pass, so that its readers don't change.
@MainActor
private final class Refresher {
    var action: @Sendable () async -> Void = {}
}

private struct RefreshableView<Content: View>: View, TraitReading {
    let content: Content
    let action: @Sendable () async -> Void

    typealias Body = Never

    func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        var here = inputs.descend(.part(.refresh))
        let refresher = here.memory { Refresher() }
        refresher.action = action
        here.environment.refresh = RefreshAction(refresher: refresher)
        content._render(in: here, into: &outputs)
    }

    func readTraits(into reader: inout TraitReader, in inputs: _ViewInputs) {
        inputs.descend(.part(.refresh)).readTraits(of: content, into: &reader)
    }
}

extension View {
    public func refreshable(@_inheritActorContext action: @escaping @Sendable () async -> Void) -> some View {
        RefreshableView(content: self, action: action)
    }
}
