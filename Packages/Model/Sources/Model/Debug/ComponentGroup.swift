/// A group of the design system's components, which the debug menu shows.
public enum ComponentGroup: String, CaseIterable, Hashable, Sendable {
    case styles, buttons, products, controls, forms, notices, states, progress
}
