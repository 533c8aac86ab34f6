import Core
import Foundation

/// Opens a store, and measures how long the main actor is blocked in the meantime, compared with the time that it takes.
struct Opening {
    let place: URL

    @MainActor
    func run() async throws -> CatalogFigure {
        let clock = ContinuousClock()
        let begin = clock.now
        var longest = Duration.zero
        var isOpen = false
        let opening = Task {
            defer { isOpen = true }
            return try await AppDatabase.open(in: place)
        }
        while !isOpen {
            let start = clock.now
            await Task.yield()
            longest = max(longest, clock.now - start)
        }
        _ = try await opening.value
        return CatalogFigure(
            name: "opening: longest block of the main actor", unit: "ms", value: longest / .milliseconds(1),
            baseline: (clock.now - begin) / .milliseconds(1))
    }
}
