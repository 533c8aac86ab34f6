extension PatternTree {
    /// All patterns that are never reached, but for those that have the shape of another.
    func unreachable(_ patterns: [RoutePattern]) -> [RouteConflict] {
        guard nodes.contains(where: \.isTail) else { return [] }
        let repeated = Set(repetitions.map(\.pattern))
        var result: [RouteConflict] = []
        for (number, pattern) in patterns.enumerated() {
            guard case .tail = pattern.segments.last, !repeated.contains(number),
                let winners = winners(overTail: number, pattern)
            else { continue }
            result.append(.unreachable(number, by: winners))
        }
        return result
    }

    /// The patterns that take all paths of a pattern with a tail, which is never reached then; nil when it is reached.
    ///
    /// It is enough to look at one path of each length, made of the pattern's literals and of words that stand in no
    /// pattern. If the pattern takes any path, it also takes that one of the same length: fewer patterns fit it, and which
    /// of two goes first does not depend on the words. Paths longer than all patterns are alike.
    private func winners(overTail number: Int, _ pattern: RoutePattern) -> [Int]? {
        var alternatives: [Int32] = [0]
        for segment in pattern.segments.dropLast() {
            let literal: Int32? = if case .literal(let text) = segment { literals.known(text) } else { nil }
            alternatives = pruned(step(from: alternatives, on: literal))
        }
        var winners: [Int] = []
        for _ in pattern.segments.count...(RoutePattern.limit + 1) {
            alternatives = pruned(step(from: alternatives, on: nil))
            for alternative in alternatives {
                guard let winner = nodes[Int(alternative)].pattern.map(Int.init) else { continue }
                if winner == number { return nil }
                if !winners.contains(winner) { winners.append(winner) }
                break
            }
        }
        return winners
    }
}
