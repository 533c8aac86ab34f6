extension Modal {
    /// Whether something presented can become another without going away: the same one, come up in the same way.
    @inlinable
    func canBecome(_ other: Modal) -> Bool {
        guard id == other.id else { return false }
        return hasFlow ? content.style == other.content.style : content == other.content
    }
}
