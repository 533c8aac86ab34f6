import GRDB
import Model

/// Finds the products that fit some words best, block by block.
///
/// A page begins behind a rank and a number within a block. Both stay what they are: a rank depends on the product's own
/// texts alone, and a block keeps its numbers once a page of it has been read. Products that come and go in between
/// neither repeat nor hide others.
struct RankedSearch {
    let filter: CatalogueFilter

    /// The best products behind a cursor, at most so many, and where each of them stands.
    func products(
        after cursor: SearchCursor?, limit: Int, in database: Database
    ) throws -> [(product: RankedProduct, block: ClosedRange<Int>)] {
        var found: [(product: RankedProduct, block: ClosedRange<Int>)] = []
        var block = cursor?.block ?? Int.min...Int.max
        var behind = cursor.flatMap { cursor in
            cursor.rank.map { RankedProduct(rank: $0, id: cursor.last.id.rawValue) }
        }
        while found.count < limit {
            // A narrow filter may leave nothing of many blocks; nobody may be waiting any more.
            try Task.checkCancellation()
            let (all, last, isFull) = try CandidatesStatement(filter, in: block).candidates(in: database)
            let isOpen = block.upperBound == .max
            let end = isOpen && isFull ? last ?? .max : block.upperBound
            let rest = behind.map { behind in all.filter { $0 > behind } } ?? all
            let best = rest.best(limit - found.count)
            found += best.map { ($0, min(block.lowerBound, end)...end) }
            guard end < .max else { break }
            block = (end + 1)...Int.max
            behind = nil
        }
        return found
    }
}

extension [RankedProduct] {
    /// The best of them, in order. Takes a step for each, and a few more for those that are among the best.
    func best(_ count: Int) -> [RankedProduct] {
        guard count * 8 < self.count else { return Array(sorted().prefix(count)) }
        var best: [RankedProduct] = []
        best.reserveCapacity(count + 1)
        for each in self {
            if best.count == count, let worst = best.last, worst < each { continue }
            let place = best.firstIndex { each < $0 } ?? best.endIndex
            best.insert(each, at: place)
            if best.count > count { best.removeLast() }
        }
        return best
    }
}
