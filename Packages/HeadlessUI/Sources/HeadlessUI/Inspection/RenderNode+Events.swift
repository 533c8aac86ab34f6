@_spi(Inspection)
extension RenderNode {
    /// Does to this node what a person would. False if it takes no such event or is disabled.
    @discardableResult
    public func send(_ event: Event, _ value: String = "") -> Bool {
        guard isEnabled, let action = actions[event] else { return false }
        action(value)
        return true
    }

    @discardableResult
    public func tap() -> Bool { send(.tap) }

    @discardableResult
    public func enter(_ text: String) -> Bool { send(.change, text) }

    /// Pulls to refresh and waits for the end of it. False if there is nothing to refresh.
    @discardableResult
    public func refresh() async -> Bool {
        guard let refreshAction else { return false }
        await refreshAction()
        return true
    }
}
