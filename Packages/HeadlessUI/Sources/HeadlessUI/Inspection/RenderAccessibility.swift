/// The description of a node for assistive technologies and tests.
@_spi(Inspection)
public struct RenderAccessibility: Equatable, Sendable {
    public internal(set) var label: String?
    public internal(set) var value: String?
    public internal(set) var hint: String?
    /// The name that tests find the view by, `screen.component.type` by convention.
    public internal(set) var identifier: String?
    public internal(set) var traits: AccessibilityTraits = []
    public internal(set) var isHidden = false
    /// The way in which the children are read, if the view sets one.
    public internal(set) var children: AccessibilityChildBehavior?

    public init() {}
}
