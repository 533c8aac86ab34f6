/// Content with a proxy that scrolls the scroll views in it.
public struct ScrollViewReader<Content>: View where Content: View {
    public var content: (ScrollViewProxy) -> Content

    public typealias Body = Never

    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        let proxy = ScrollViewProxy(place: inputs.place)
        let here = inputs.descend(.part(.content))
        here.content(of: proxy, content)._render(in: here, into: &outputs)
    }
}

/// Scrolls the scroll views in a ``ScrollViewReader``.
@MainActor
public struct ScrollViewProxy {
    let place: Place

    /// Scrolls to the view with an identity, given by `id(_:)` or `ForEach`. Does nothing if there is none.
    ///
    /// - Parameters:
    ///   - id: The identity.
    ///   - anchor: The part of the view that is shown, at the same part of the scroll view. `nil` to scroll as little as
    ///     possible.
    public func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID: Hashable {
        place.scroll(to: AnyHashable(id), anchor: anchor)
    }
}
