import Foundation
import GRDB
import Mocks
import Model
import Testing

@testable import Core

/// What happened to a file is told until somebody has seen it, whenever a process ends.
@Suite(.timeLimit(.minutes(10)), .boundedParallelism) struct ReportNoteTests {
    private let directory: TemporaryDirectory

    init() async throws {
        directory = try TemporaryDirectory()
        let store = try ShopStore.open(in: directory.url, imageOrigin: nil).store
        try await StoredListingStyleService(store).setListingStyle(.list)
        try store.close()
    }

    private func damage() throws {
        for suffix in ["-wal", "-shm"] {
            try removeIfPresent(URL(filePath: directory.database.path + suffix))
        }
        try Damage.flip(offset: 0, mask: 0xff).apply(to: directory.database)
    }

    private func reports() throws -> [StoreReport] {
        let opened = try ShopStore.open(in: directory.url, imageOrigin: nil)
        try opened.store.close()
        return opened.reports
    }

    /// The process has the report, and ends before anybody has seen it.
    @Test(.killsProcesses) func aProcessThatIsKilledLeavesItsReport() async throws {
        try damage()
        let path = directory.url.path
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
            _ = try ShopStore.open(in: URL(filePath: path), imageOrigin: nil)
            kill(getpid(), SIGKILL)
        }
        let reports = try reports()
        #expect(reports.map(\.savedRows) == [1])
        #expect(reports.map(\.isComplete) == [true])
        #expect(reports.map(\.setAside.reason) == [.notADatabase])
        #expect(reports.map(\.setAside.to) == [directory.database.path + ".set-aside-1"])
    }

    @Test func itIsGivenUntilItIsAcknowledged() throws {
        try damage()
        let first = try reports()
        #expect(first.count == 1)
        #expect(try reports() == first)
        for report in first { report.acknowledge() }
        #expect(try reports() == [])
        #expect(try directory.names.contains("shop.sqlite.set-aside-1"))
    }

    @Test func eachIsGivenTheLatestLast() throws {
        try damage()
        let first = try reports()
        try damage()
        let both = try reports()
        #expect(both.map(\.setAside.to) == [1, 2].map { directory.database.path + ".set-aside-\($0)" })
        #expect(both.first == first.first)
        first.first?.acknowledge()
        #expect(try reports() == [both[1]])
    }

    /// A process ends with the note written, with the file renamed, or with the new one in its place.
    @Test(arguments: 1...3) func wheneverItEndsThereIsOneReport(step: Int) throws {
        try damage()
        let files = StoreFiles(in: directory.url)
        _ = try StoreSalvage(files: files, migrator: ShopSchema.migrator, plan: .shop).run()
        let aside = SetAsideStore(from: files.path, to: files.freePath(), reason: .notADatabase)
        ReportNote(of: aside.to).leave(StoreReport(setAside: aside, savedRows: 1, isComplete: true))
        if step > 1 { try files.move(aside) }
        if step > 2 { try files.useSalvaged() }
        for _ in 1...2 {
            let reports = try reports()
            #expect(reports == [StoreReport(setAside: aside, savedRows: 1, isComplete: true)])
        }
        #expect(try directory.names.filter { $0.hasSuffix("-report") } == ["shop.sqlite.set-aside-1-report"])
    }

    /// A note that a process has left before it could rename the file says nothing once that is sound again.
    @Test func aNoteWithoutItsFileIsNoReport() throws {
        let files = StoreFiles(in: directory.url)
        let aside = SetAsideStore(from: files.path, to: files.freePath(), reason: .notADatabase)
        ReportNote(of: aside.to).leave(StoreReport(setAside: aside, savedRows: 1, isComplete: true))
        #expect(try reports() == [])
        try Data("{".utf8).write(to: directory.url.appending(path: "shop.sqlite.set-aside-2-report"))
        #expect(try reports() == [])
    }
}
