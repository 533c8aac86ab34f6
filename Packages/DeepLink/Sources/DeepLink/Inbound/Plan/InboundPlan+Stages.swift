public import FlowKit

extension InboundPlan {
    /// The operation up to each of the screens that are new, from the bottom up: so that guards are asked about all of
    /// them, not just about the one that will be in front. The last one is the whole operation.
    ///
    /// The root of a tab that one comes to is met on the way back at the latest, so it is one of them.
    public var stages: [NavigationOperation<Schema>] {
        var stages: [NavigationOperation<Schema>] = []
        if shared == nil { stages.append(.all(arrival + [.popToRoot(on: .tab(tab))])) }
        for count in (shared ?? 0)..<flow.stack.count {
            stages.append(.all(arrival + [.replace(Array(flow.stack[...count]), on: .tab(tab))]))
        }
        for left in (0..<presented).reversed() { stages.append(.all(operations.dropLast(left))) }
        // Whatever is new, the end is where one comes to.
        if stages.last != operation { stages.append(operation) }
        return stages
    }
}
