/// What a link says besides its own screen: inner links, decoded but not read yet.
@usableFromInline
struct LinkSurroundings: Sendable {
    @usableFromInline var via: [String] = []
    @usableFromInline var modals: [String] = []
    @usableFromInline var transition: LinkTransition?
    @usableFromInline var isEmpty: Bool { via.isEmpty && modals.isEmpty && transition == nil }
}
