import GRDB
import Model

/// Finds the products that fit some words best, block by block.
///
/// A page begins behind a rank and a number within a block. Both stay what they are: a rank depends on the product's own
/// texts alone, and a block keeps its numbers once a page of it has been read. Products that come and go in between
/// neither repeat nor hide others.
struct RankedSearch {
    let filter: CatalogueFilter
    var walk = BlockWalk()

    /// A product that was found, and the block in which it was.
    typealias Place = (product: RankedProduct, block: ClosedRange<Int>)

    /// The best products behind a cursor, at most so many, and where each of them stands; and whether more may follow
    /// although they are fewer, because it has looked for long.
    func products(
        after cursor: SearchCursor?, limit: Int, in database: Database
    ) throws -> (found: [Place], goesOn: Bool) {
        var found: [Place] = []
        let pagesBefore = BlockWalk.pagesLookedAt(in: database)
        var block = cursor?.block ?? Int.min...Int.max
        var behind = cursor.flatMap { cursor in
            cursor.rank.map { RankedProduct(rank: $0, id: cursor.last.id.rawValue) }
        }
        while found.count < limit {
            // A narrow filter may leave nothing of many blocks; nobody may be waiting any more.
            try Task.checkCancellation()
            let isOpen = block.upperBound == .max
            let (all, end) =
                try isOpen ? open(block.lowerBound, limit, pagesBefore, in: database) : closed(block, in: database)
            let rest = behind.map { behind in all.filter { $0 > behind } } ?? all
            let best = rest.best(limit - found.count)
            found += best.map { ($0, min(block.lowerBound, end)...end) }
            guard end < .max else { break }
            if !found.isEmpty, found.count < limit, isLong(since: pagesBefore, in: database) { return (found, true) }
            block = (end + 1)...Int.max
            behind = nil
        }
        return (found, false)
    }

    private func isLong(since pages: Int, in database: Database) -> Bool {
        BlockWalk.pagesLookedAt(in: database) - pages > walk.pages
    }

    /// A block that a page was read of.
    private func closed(
        _ block: ClosedRange<Int>, in database: Database
    ) throws -> (candidates: [RankedProduct], end: Int) {
        // One that has got more products since then is still read to its end.
        let statement = CandidatesStatement(filter, in: block, most: 2 * CandidatesStatement.size)
        return (try statement.candidates(in: database).ranked, block.upperBound)
    }

    /// A block that is read for the first time, and its end.
    private func open(
        _ start: Int, _ limit: Int, _ pagesBefore: Int, in database: Database
    ) throws -> (candidates: [RankedProduct], end: Int) {
        // Of longer beginnings each piece would put the same lists together again.
        let last = filter.words?.areIndexed == true ? try BlockWalk.last(in: database) : Int.min
        var candidates: [RankedProduct] = []
        var rest = CandidatesStatement.size
        var piece = walk.first(from: start, last: last)
        while true {
            try Task.checkCancellation()
            let found = try CandidatesStatement(filter, in: piece, most: rest).candidates(in: database)
            candidates += found.ranked
            rest -= found.count
            guard rest > 0 else { return (candidates, found.last ?? piece.upperBound) }
            let isEnough = candidates.count >= max(walk.enough, limit)
            if isEnough || (!candidates.isEmpty && isLong(since: pagesBefore, in: database)) {
                return (candidates, piece.upperBound)
            }
            guard let next = walk.next(after: piece, last: last) else { return (candidates, .max) }
            piece = next
        }
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
