import Foundation

/// A report as a file beside the one that was set aside, until the user has been told: a process may end before.
struct ReportNote {
    static let suffix = "-report"

    private let path: String

    /// - Parameter setAside: Where the file is, or is to be, that could not be used.
    init(of setAside: String) {
        path = setAside + Self.suffix
    }

    /// Nil when there is none that can be read.
    var report: StoreReport? {
        FileManager.default.contents(atPath: path).flatMap { try? JSONDecoder().decode(StoreReport.self, from: $0) }
    }

    /// Best effort: whoever opens the store is told in any case.
    func leave(_ report: StoreReport) {
        guard let data = try? JSONEncoder().encode(report) else { return }
        try? PrivateFile(path: path).replace(with: data)
    }

    func remove() { unlink(path) }
}

extension StoreFiles {
    /// What happened to files that were set aside, and was not told yet; the latest last. One is left before its file is
    /// renamed: if it was not, the report does not count.
    func reports() -> [StoreReport] { notes().filter { FileManager.default.fileExists(atPath: $0.setAside.to) } }

    /// What a process has found that ended before it could rename the file.
    var unfinishedReport: StoreReport? {
        notes().last { !FileManager.default.fileExists(atPath: $0.setAside.to) }
    }

    private func notes() -> [StoreReport] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
        let start = (path as NSString).lastPathComponent + Self.setAsideMark
        let numbers = names.compactMap { name -> Int? in
            guard name.hasPrefix(start), name.hasSuffix(ReportNote.suffix) else { return nil }
            return Int(name.dropFirst(start.count).dropLast(ReportNote.suffix.count))
        }
        return numbers.sorted().compactMap { number in
            let place = setAsidePath(number)
            // The directory may have been moved since.
            return ReportNote(of: place).report.map { $0.moved(from: path, to: place) }
        }
    }
}

extension StoreReport {
    fileprivate func moved(from: String, to: String) -> StoreReport {
        StoreReport(
            setAside: SetAsideStore(from: from, to: to, reason: setAside.reason), savedRows: savedRows,
            isComplete: isComplete)
    }
}
