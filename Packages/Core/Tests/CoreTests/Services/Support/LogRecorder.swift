import Logging
import Synchronization

/// Remembers all that is logged, whatever the level.
final class LogRecorder: Sendable {
    private struct Handler: LogHandler {
        let recorder: LogRecorder
        var metadata: Logger.Metadata = [:]
        var logLevel = Logger.Level.trace

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            let all = metadata.merging(event.metadata ?? [:]) { _, new in new }
            let said = all.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
            recorder.lines.withLock { $0.append("\(event.level) \(event.message)\(said)") }
        }
    }

    private let lines = Mutex<[String]>([])

    /// Each line with its level before it and its metadata behind it.
    var all: [String] { lines.withLock { $0 } }

    /// Where to log to.
    var logger: Logger { Logger(label: "tests") { _ in Handler(recorder: self) } }

    func lines(with text: String) -> [String] { all.filter { $0.contains(text) } }
}
