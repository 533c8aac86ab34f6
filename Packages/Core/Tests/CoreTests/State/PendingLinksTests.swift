import Foundation
import Model
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct PendingLinksTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private func open() async throws -> AppDatabase { try await AppDatabase.open(in: directory.url) }

    private func link(_ id: String, _ text: String = "") -> StoredPendingLink {
        StoredPendingLink(id: id, data: Data(text.utf8))
    }

    @Test func theyKeepTheirOrder() async throws {
        let store = try await open()
        let links = StoredPendingLinks(device: try await store.device())
        #expect(try await links.links() == [])
        for name in ["c", "a", "b"] { try await links.save(link(name, "1")) }
        #expect(try await links.links().map(\.id) == ["c", "a", "b"])
        try await links.save(link("c", "2"))
        #expect(try await links.links() == [link("c", "2"), link("a", "1"), link("b", "1")])
        try await links.remove("a")
        try await links.remove("a")
        try await links.save(link("a", "3"))
        #expect(try await links.links() == [link("c", "2"), link("b", "1"), link("a", "3")])
        #expect(
            try await StoredPendingLinks(device: await open().device()).links() == [
                link("c", "2"), link("b", "1"), link("a", "3"),
            ])
    }

    @Test func anyDataIsKept() async throws {
        let store = try await open()
        let all = Data((0...255).map { UInt8($0) })
        try await StoredPendingLinks(device: store.device()).save(
            StoredPendingLink(id: "'; DROP TABLE x --", data: all))
        try await StoredPendingLinks(device: store.device()).save(StoredPendingLink(id: "", data: Data()))
        let links = try await StoredPendingLinks(device: await open().device()).links()
        #expect(links.map(\.id) == ["'; DROP TABLE x --", ""])
        #expect(links.map(\.data) == [all, Data()])
    }

    /// A process that kills itself as hard as it can, right after it was answered.
    @Test(.killsProcesses) func theySurviveAKilledProcess() async throws {
        let path = directory.url.path
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
            let store = try await AppDatabase.open(in: URL(filePath: path))
            let links = StoredPendingLinks(device: try await store.device())
            for number in 1...3 { try await links.save(StoredPendingLink(id: "\(number)", data: Data([7]))) }
            try await links.remove("2")
            try await StoredSavedState(device: store.device()).save(Data("here".utf8))
            kill(getpid(), SIGKILL)
        }
        let store = try await open()
        #expect(try await StoredPendingLinks(device: store.device()).links().map(\.id) == ["1", "3"])
        #expect(try await StoredSavedState(device: store.device()).load() == Data("here".utf8))
    }
}
