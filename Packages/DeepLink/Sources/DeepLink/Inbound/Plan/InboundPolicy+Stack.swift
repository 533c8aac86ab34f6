extension InboundPolicy.Placement {
    /// The stack that comes of putting screens on one.
    ///
    /// - Parameter screens: The link's own last, those under it before; at least one.
    @inlinable
    func stack<Route: Equatable>(_ screens: [Route], on stack: [Route]) -> [Route] {
        switch self {
        case .replace: screens
        case .append: stack.suffix(screens.count) == screens[...] ? stack : stack + screens
        case .reuse:
            if let end = Self.lastEnd(of: screens, in: stack) {
                Array(stack[..<end])
            } else {
                screens.count == 1 ? stack + screens : screens
            }
        }
    }

    /// The index behind the place where the screens lie one over the other, the topmost such place.
    @inlinable
    static func lastEnd<Route: Equatable>(of screens: [Route], in stack: [Route]) -> Int? {
        guard !screens.isEmpty, screens.count <= stack.count else { return nil }
        return (screens.count...stack.count).last { end in
            // Most do not end in the same screen, which is seen at once.
            stack[end - 1] == screens[screens.count - 1] && stack[(end - screens.count)..<end] == screens[...]
        }
    }
}
