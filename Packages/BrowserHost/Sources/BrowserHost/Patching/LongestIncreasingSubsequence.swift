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
