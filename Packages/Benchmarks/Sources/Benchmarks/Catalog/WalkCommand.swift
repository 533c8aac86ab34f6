import ArgumentParser
import Core
import FlowKit
import Foundation
import Loading
import Model

/// Pages through all products of a store, and says how much memory that took. In a process of its own, which does nothing
/// else.
struct WalkCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "walk", abstract: "Page through all products of a store, and say how much memory it took.")

    @Option(help: "The folder of the store.")
    var directory: String

    @Flag(help: "Print JSON, for scripts.")
    var json = false

    func run() async throws {
        let store = try await AppDatabase.open(in: URL(filePath: directory))
        let clock = ContinuousClock()
        var count = 0
        let time = try await clock.measure {
            var cursor: ProductCursor?
            repeat {
                let page = try await store.products(ProductQuery(), after: cursor, limit: 100)
                count += page.items.count
                cursor = page.next
            } while cursor != nil
        }
        let figures = [
            CatalogFigure(name: "paging through all products: peak memory", unit: "MB", value: try Self.peak()),
            CatalogFigure(
                name: "paging through all products: for each of them", unit: "µs",
                value: time / .microseconds(1) / Double(max(count, 1))),
        ]
        guard !json else { return print(String(decoding: try JSONEncoder().encode(figures), as: UTF8.self)) }
        for figure in figures { print(figure.row) }
    }

    /// The most memory that this process has ever had, in megabytes, as the kernel counts it.
    private static func peak() throws -> Double {
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return Double(line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) / 1_024
    }
}
