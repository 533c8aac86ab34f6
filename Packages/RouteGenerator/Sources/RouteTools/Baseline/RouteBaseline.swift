import Foundation

/// All links that were public at some time, to be kept beside the sources and compared with what they are later.
public struct RouteBaseline: Hashable, Codable, Sendable {
    /// By path.
    public var urls: [PublicURL]

    enum CodingKeys: String, CodingKey {
        case urls = "routes"
    }

    /// What is public now.
    public init(_ catalog: RouteCatalog) {
        urls = catalog.screens.map { PublicURL($0, in: catalog) }.sorted { $0.path < $1.path }
    }

    /// Reads what ``json`` has printed.
    ///
    /// - Parameters:
    ///   - json: The file's contents.
    ///   - file: Its name, for the error.
    /// - Throws: ``RouteToolError/malformedBaseline(_:reason:)``.
    public init(json: [UInt8], file: String) throws(RouteToolError) {
        do {
            self = try JSONDecoder().decode(Self.self, from: Data(json))
        } catch let error as DecodingError {
            throw .malformedBaseline(file, reason: Self.reason(error))
        } catch {
            throw .malformedBaseline(file, reason: "\(error)")
        }
    }

    /// Reads a file that ``write(to:)`` has written.
    ///
    /// - Throws: ``RouteToolError/unreadable(_:reason:)``, ``RouteToolError/malformedBaseline(_:reason:)``.
    public init(contentsOf file: String) throws(RouteToolError) {
        try self.init(json: TextFile.read(file), file: file)
    }

    /// - Throws: ``RouteToolError/unwritable(_:reason:)``.
    public func write(to file: String) throws(RouteToolError) { try TextFile.write(json, to: file) }

    /// The same text for the same links.
    public var json: String { JSONText.object(["routes": .list(urls.map(\.json))]).text }

    private static func reason(_ error: DecodingError) -> String {
        switch error {
        case .keyNotFound(let key, let context): "\(place(context))has no \"\(key.stringValue)\""
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            "\(place(context))is not what it should be"
        default: "it is not JSON"
        }
    }

    private static func place(_ context: DecodingError.Context) -> String {
        let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
        return path.isEmpty ? "it " : "\(path.hasPrefix(".") ? String(path.dropFirst()) : path) "
    }
}
