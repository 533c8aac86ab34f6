import OrderedCollections

/// Data that a silent push refreshes: `product:12`, `bag`. The app defines the topics.
public struct RefreshTopic: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }

    /// The part before the first colon: `product`.
    public var name: String { String(rawValue.prefix { $0 != ":" }) }

    /// The part after the first colon: `12`. `nil` without a colon.
    public var value: String? {
        rawValue.firstIndex(of: ":").map { String(rawValue[rawValue.index(after: $0)...]) }
    }

    /// The screens of the push's link, in a ``SilentRefresh``.
    public static let screen: RefreshTopic = "screen"
}

extension RefreshTopic: CustomStringConvertible {
    public var description: String { rawValue }
}

/// The result of a silent push.
public struct SilentRefresh: Hashable, Sendable, CustomStringConvertible {
    /// The topics whose data was fetched, in the order of the push.
    public internal(set) var refreshed: [RefreshTopic] = []
    /// The failed topics, with the types of the errors, whose texts may hold values.
    public internal(set) var failed: [Failure] = []
    /// The topics that weren't refreshed in time.
    public internal(set) var outOfTime: [RefreshTopic] = []

    /// A topic that couldn't be refreshed.
    public struct Failure: Hashable, Sendable {
        /// The topic of the push.
        public let topic: RefreshTopic
        /// The type of the error, such as `URLError`.
        public let error: String
    }

    /// "Done: bag. Failed: product:12 (URLError). Out of time: configuration."
    public var description: String {
        let parts = [
            refreshed.isEmpty ? nil : "Done: \(list(refreshed.map(\.rawValue))).",
            failed.isEmpty ? nil : "Failed: \(list(failed.map { "\($0.topic) (\($0.error))" })).",
            outOfTime.isEmpty ? nil : "Out of time: \(list(outOfTime.map(\.rawValue))).",
        ].compactMap { $0 }
        return parts.isEmpty ? "There was nothing to do." : parts.joined(separator: " ")
    }

    private func list(_ topics: [String]) -> String { topics.joined(separator: ", ") }

    /// The time for all topics of a push together.
    private static let budget = Duration.seconds(20)

    /// Refreshes topics concurrently, and returns when the time is over, even if a refresh ignores its cancellation.
    ///
    /// - Parameters:
    ///   - topics: The topics. A repeated one is refreshed once.
    ///   - refresh: Refreshes one topic.
    @MainActor
    static func run(
        _ topics: [RefreshTopic], _ clock: any Clock<Duration>,
        _ refresh: @escaping @Sendable (RefreshTopic) async throws -> Void
    ) async -> SilentRefresh {
        let topics = OrderedSet(topics)
        let outcomes = await results(of: topics, within: budget, clock) { topic -> Result<Void, any Error> in
            do { return .success(try await refresh(topic)) } catch { return .failure(error) }
        }
        var report = SilentRefresh()
        for topic in topics {
            switch outcomes[topic] {
            case .success?: report.refreshed.append(topic)
            case .failure(let error)?: report.failed.append(.init(topic: topic, error: "\(type(of: error))"))
            case nil: report.outOfTime.append(topic)
            }
        }
        return report
    }
}
