import Foundation

/// The files of the package's folder `Resources`.
enum Resources {
    /// Returns a decoded JSON file.
    static func decode<Value: Decodable>(_ type: Value.Type, from name: String) -> Value {
        do {
            return try JSONDecoder().decode(type, from: Data(contentsOf: url(name)))
        } catch {
            preconditionFailure("The resource \(name) can't be read: \(error)")
        }
    }

    /// Returns the texts of all files of a kind in a folder, by their names without extension.
    static func templates(in folder: String, kind: String = "svg") -> [String: String] {
        do {
            let files = try FileManager.default.contentsOfDirectory(
                at: url(folder), includingPropertiesForKeys: nil
            ).filter { $0.pathExtension == kind }
            let texts = try files.map {
                ($0.deletingPathExtension().lastPathComponent, try String(contentsOf: $0, encoding: .utf8))
            }
            return Dictionary(texts) { first, _ in first }
        } catch {
            preconditionFailure("The resources in \(folder) can't be read: \(error)")
        }
    }

    private static func url(_ path: String) -> URL {
        Bundle.module.bundleURL.appending(path: "Resources").appending(path: path)
    }
}
