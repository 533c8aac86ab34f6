import Foundation

/// Reads and writes files by their paths.
enum TextFile {
    static func read(_ path: String) throws(RouteToolError) -> [UInt8] {
        do {
            return [UInt8](try Data(contentsOf: URL(filePath: path)))
        } catch {
            throw .unreadable(path, reason: reason(error))
        }
    }

    static func write(_ text: String, to path: String) throws(RouteToolError) {
        do {
            try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
        } catch {
            throw .unwritable(path, reason: reason(error))
        }
    }

    private static func reason(_ error: any Error) -> String {
        switch (error as? CocoaError)?.code {
        case .fileReadNoSuchFile: "there is none"
        case .fileNoSuchFile: "there is no such folder"
        case .fileReadNoPermission, .fileWriteNoPermission: "its permissions forbid it"
        default: "\(error)"
        }
    }
}
