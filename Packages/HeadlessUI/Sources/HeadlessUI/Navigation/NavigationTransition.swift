/// The way in which a screen appears. Hosts that draw animate it.
public protocol NavigationTransition {
    var _kind: _NavigationTransitionKind { get }
}

/// One of the transitions there are. Opaque.
public struct _NavigationTransitionKind {
    let kind: RenderStyle.TransitionKind?
}

public struct AutomaticNavigationTransition: NavigationTransition {
    public var _kind: _NavigationTransitionKind { .init(kind: nil) }
}
public struct CrossFadeNavigationTransition: NavigationTransition {
    public var _kind: _NavigationTransitionKind { .init(kind: .crossFade) }
}
public struct ZoomNavigationTransition: NavigationTransition {
    public var _kind: _NavigationTransitionKind { .init(kind: .zoom) }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    public static var automatic: Self { .init() }
}
extension NavigationTransition where Self == CrossFadeNavigationTransition {
    public static var crossFade: Self { .init() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self { .init() }
}

/// A scope for the names of views that belong together. It has no effect here.
@propertyWrapper
public struct Namespace: DynamicProperty {
    public struct ID: Hashable, Sendable {}

    public var wrappedValue: ID { ID() }

    public init() {}
}

extension View {
    /// Sets the way in which the pushed or presented screen appears that this view is the root of.
    public func navigationTransition(_ style: some NavigationTransition) -> some View {
        ScreenModifier(self) { screen, _ in screen.transition = style._kind.kind }
    }
}
