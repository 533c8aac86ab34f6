public import FlowKit

extension InboundDraft {
    /// The way to the tab, with what lies over it taken away.
    @inlinable var arrival: [Operation] {
        var result: [Operation] = []
        if let dismissed { result.append(.dismissModal(dismissed.id)) }
        if isElsewhere { result.append(.selectTab(tab)) }
        if flow.root != now.root { result.append(.setRoot(flow.root, on: .tab(tab))) }
        return result
    }

    @inlinable var isElsewhere: Bool { state.activity != activity || state[activity]?.tab != tab }

    /// How many screens of the stack are no news: those that were there before. Nil when not even the root was.
    @inlinable var shared: Int? {
        if isElsewhere || flow.root != now.root { return nil }
        return zip(now.stack, flow.stack).prefix { $0 == $1 }.count
    }
}
