import FlowKit

extension InboundDraft {
    /// All that leads to the plan's end, in order.
    var operations: [Operation] { arrival + rooting + stacking(flow.stack.count) + presented.map { .present($0) } }

    /// The operations up to each of the screens that are new.
    var stages: [Operation] {
        var stages: [[Operation]] = []
        let rooted = arrival + rooting
        // The root of a tab that one comes to is met on the way back at the latest.
        if !rooting.isEmpty || isElsewhere { stages.append(rooted + [.popToRoot(on: .tab(tab))]) }
        let shared = rooting.isEmpty ? zip(now.stack, flow.stack).prefix { $0 == $1 }.count : 0
        for count in shared..<flow.stack.count { stages.append(rooted + stacking(count + 1)) }
        for count in presented.indices {
            stages.append(rooted + stacking(flow.stack.count) + presented[...count].map { .present($0) })
        }
        // Whatever is new, the end is where one comes to.
        let whole = operations
        if stages.last != whole { stages.append(whole) }
        return stages.map { .all($0) }
    }

    /// The way to the tab, with what lies over it taken away.
    private var arrival: [Operation] {
        var result: [Operation] = []
        if let dismissed { result.append(.dismissModal(dismissed.id)) }
        if isElsewhere { result.append(.selectTab(tab)) }
        return result
    }

    private var isElsewhere: Bool { state.activity != activity || state[activity]?.tab != tab }

    private var rooting: [Operation] { flow.root == now.root ? [] : [.setRoot(flow.root, on: .tab(tab))] }

    /// The stack up to so many of its screens.
    private func stacking(_ count: Int) -> [Operation] {
        flow.stack == now.stack ? [] : [.replace(Array(flow.stack.prefix(count)), on: .tab(tab))]
    }
}
