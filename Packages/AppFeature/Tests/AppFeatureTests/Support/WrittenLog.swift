import Logging
import Synchronization

/// Keeps whatever is logged, with its metadata.
final class WrittenLog: Sendable {
    private let kept = Mutex<[String]>([])

    var lines: [String] { kept.withLock { $0 } }

    /// What was logged since this was asked last.
    func takeLines() -> [String] {
        kept.withLock { kept in
            defer { kept = [] }
            return kept
        }
    }

    var logger: Logger {
        Logger(label: "test") { [self] _ in
            LineHandler { [self] line in kept.withLock { $0.append(line) } }
        }
    }
}

/// Hands over whatever is logged, as a line.
struct LineHandler: LogHandler {
    var logLevel = Logger.Level.trace
    var metadata: Logger.Metadata = [:]
    private let write: @Sendable (String) -> Void

    init(_ write: @escaping @Sendable (String) -> Void) { self.write = write }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        write("\(event.level) \(event.message) \(event.metadata ?? [:]) \(metadata)")
    }
}
