/// Finds what turns one rendered tree into the next.
///
/// Children are matched by ``ElementID``. Of those that stay, as many as possible stay where they are (the longest
/// increasing subsequence): an element that a browser moves loses its focus, its scroll position and its running
/// transition. Cost: linear in the size of both trees, and n·log n for the children that changed places.
struct Differ {
    private var removals: [Operation] = []
    private var changes: [Operation] = []

    /// The operations in the order to carry them out.
    ///
    /// All removals come first. An element that moved to another parent is removed there and inserted here. If it were
    /// inserted first, two elements would have one id, and the operations between would find the wrong one.
    static func operations(from old: Element, to new: Element) -> [Operation] {
        var differ = Differ()
        differ.compare(old, new)
        return differ.removals + differ.changes
    }

    private mutating func compare(_ old: Element, _ new: Element) {
        if old.isIdentical(to: new) { return }
        guard old.id == new.id, old.tag == new.tag else {
            changes.append(.replace(old.id, with: new))
            return
        }
        switch (old.content, new.content) {
        case (.elements(let before), .elements(let after)):
            compareAttributes(old, new)
            compareChildren(before, after, parent: new.id)
        case (.text(let before), .text(let after)):
            compareAttributes(old, new)
            if before != after { changes.append(.text(new.id, after)) }
        case (.icon(let before), .icon(let after)) where before == after:
            compareAttributes(old, new)
        default:
            changes.append(.replace(old.id, with: new))
        }
    }

    private mutating func compareAttributes(_ old: Element, _ new: Element) {
        if old.attributes == new.attributes { return }
        var difference: [AttributeChange] = []
        for attribute in new.attributes where old[attribute.name] != attribute.value {
            difference.append(AttributeChange(name: attribute.name, value: attribute.value))
        }
        for attribute in old.attributes where new[attribute.name] == nil {
            difference.append(AttributeChange(name: attribute.name, value: nil))
        }
        if !difference.isEmpty { changes.append(.set(new.id, difference)) }
    }

    private mutating func compareChildren(_ old: [Element], _ new: [Element], parent: ElementID) {
        // Most passes change no list at all.
        if old.count == new.count, zip(old, new).allSatisfy({ $0.id == $1.id }) {
            for (before, after) in zip(old, new) { compare(before, after) }
            return
        }
        let positions = Dictionary(old.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        let kept = Set(new.lazy.map(\.id))
        for child in old where !kept.contains(child.id) { removals.append(.remove(child.id)) }

        let origins = new.map { positions[$0.id] }
        let inPlace = LongestIncreasingSubsequence.indices(of: origins)
        // From the last to the first, so that the next sibling is already where it belongs.
        var sibling: ElementID?
        for index in new.indices.reversed() {
            if origins[index] == nil {
                changes.append(.insert(new[index], parent: parent, before: sibling))
            } else if !inPlace.contains(index) {
                changes.append(.move(new[index].id, parent: parent, before: sibling))
            }
            sibling = new[index].id
        }
        for (child, origin) in zip(new, origins) {
            if let origin { compare(old[origin], child) }
        }
    }
}

/// Patience sorting: which of a list of positions may stay where they are.
enum LongestIncreasingSubsequence {
    /// The indices of a longest strictly increasing run among the values that are not `nil`. O(n log n).
    static func indices(of values: [Int?]) -> Set<Int> {
        var tails: [Int] = []  // tails[k]: the index whose value ends the best run of length k + 1
        var previous = [Int?](repeating: nil, count: values.count)
        for (index, value) in values.enumerated() {
            guard let value else { continue }
            var low = 0
            var high = tails.count
            while low < high {
                let middle = (low + high) / 2
                if let other = values[tails[middle]], other < value { low = middle + 1 } else { high = middle }
            }
            previous[index] = low > 0 ? tails[low - 1] : nil
            if low == tails.count { tails.append(index) } else { tails[low] = index }
        }
        var found: Set<Int> = []
        var index = tails.last
        while let current = index {
            found.insert(current)
            index = previous[current]
        }
        return found
    }
}
