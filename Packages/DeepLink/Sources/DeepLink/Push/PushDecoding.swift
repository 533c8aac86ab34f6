public import Foundation

extension PushPayload: Decodable {
    /// The maximum size of a push, in bytes: the maximum of the Apple Push Notification service.
    private static let limit = 4_096

    /// Decodes and validates a push.
    ///
    /// - Parameter data: JSON in the app's own form or in that of the Apple Push Notification service.
    /// - Throws: ``PushPayloadError`` with the problem and its path.
    /// - Complexity: O(*n*) in the length of the data, which is limited.
    public init(_ data: Data) throws(PushPayloadError) {
        guard data.count <= Self.limit else { throw .tooLarge(bytes: data.count, limit: Self.limit) }
        do {
            self = try JSONDecoder().decode(PushPayload.self, from: data)
        } catch let error as PushPayloadError {
            throw error
        } catch DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty {
            throw .field(context.codingPath.text, problem: context.debugDescription)
        } catch DecodingError.typeMismatch(let type, let context) where !context.codingPath.isEmpty,
            DecodingError.valueNotFound(let type, let context) where !context.codingPath.isEmpty
        {
            throw .field(context.codingPath.text, problem: "should be \(name(of: type))")
        } catch {
            throw .notJSON
        }
    }

    public init(from decoder: any Decoder) throws {
        let root = try decoder.container(keyedBy: PushKey.self)
        let aps = try root.object(.aps)
        guard let flow = try aps == nil ? root : root.flow() else {
            // A notification of another sender, which opens nothing.
            (id, kind) = (UUID().uuidString, Self.kind(aps))
            (title, body) = try Self.texts(nil, aps)
            (link, policy, refresh, expires, actions) = (nil, InboundPolicy.Change(), [], nil, [])
            return
        }
        let version = try flow.required(.version, flow.whole(.version))
        guard version == 1 else { throw PushPayloadError.version(version) }
        id = try flow.required(.id, flow.text(.id, limit: PushKey.nameLimit))
        kind = try flow.choice(.kind) ?? flow.required(.kind, aps.map { Self.kind($0) })
        (title, body) = try Self.texts(flow, aps)
        // A notification of Apple's service can have no text, or one that only the system can localize.
        if kind == .alert, aps == nil { _ = try flow.required(.title, title) }
        link = try flow.link()
        let policy = try flow.object(.policy)
        self.policy = InboundPolicy.Change(
            placement: try policy?.choice(.placement),
            dismissesModals: try policy?.decodeIfPresent(Bool.self, forKey: .dismissesModals))
        refresh = try flow.list(PushTopic.self, .refresh, limit: 32).map(\.topic)
        expires = try flow.date(.expires)
        actions = try flow.list(Action.self, .actions, limit: 4)
        guard Set(actions.map(\.id)).count == actions.count else {
            throw flow.corrupted(.actions, "has two actions with one identifier")
        }
    }

    /// Returns the kind of a notification of Apple's service, which its fields imply.
    private static func kind(_ aps: PushFields?) -> Kind {
        guard let aps, aps.isContentAvailable else { return .alert }
        return !aps.has(.alert) || aps.shownText(.alert) == "" ? .silent : .alert
    }

    /// Returns the title and the body. An alert can be a string, or have only a body. Its first line is then the title, if
    /// there is no other.
    private static func texts(_ flow: PushFields?, _ aps: PushFields?) throws -> (title: String?, body: String?) {
        let title = try flow?.text(.title, limit: PushKey.titleLimit)
        let body = try flow?.text(.body, limit: PushKey.textLimit, allowsLines: true)
        let alert = try? aps?.object(.alert)
        let shownBody = aps?.shown(.alert) ?? alert?.shown(.body)
        if let title = title ?? alert?.shown(.title) { return (title, body ?? shownBody) }
        guard let lines = shownBody?.split(separator: "\n", maxSplits: 1), let first = lines.first else {
            return (nil, body)
        }
        return (String(first), body ?? lines.dropFirst().first.map(String.init))
    }
}

extension PushPayload.Action: Decodable {
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: PushKey.self)
        id = try fields.required(.id, fields.text(.id, limit: PushKey.nameLimit))
        title = try fields.required(.title, fields.text(.title, limit: PushKey.titleLimit))
        link = try fields.link()
    }
}

private struct PushTopic: Decodable {
    let topic: RefreshTopic

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        if let problem = problem(of: text, limit: PushKey.nameLimit) {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: problem)
        }
        topic = RefreshTopic(rawValue: text)
    }
}

enum PushKey: String, CodingKey {
    case version, id, kind, title, body, link, policy, placement, dismissesModals, refresh, expires, actions
    case aps, flow, alert, custom, a
    case contentAvailable = "content-available"

    /// The maximum length of names and topics, in bytes.
    static let nameLimit = 128
    /// The maximum length of titles, in bytes.
    static let titleLimit = 256
    /// The maximum length of bodies and links, in bytes.
    static let textLimit = 2_048
}

typealias PushFields = KeyedDecodingContainer<PushKey>

extension KeyedDecodingContainer<PushKey> {
    func corrupted(_ key: PushKey, _ problem: String) -> DecodingError {
        .dataCorruptedError(forKey: key, in: self, debugDescription: problem)
    }

    /// Returns whether a field is present. A null field is missing.
    func has(_ key: PushKey) -> Bool { (try? decodeNil(forKey: key)) == false }

    /// A Boolean value that indicates whether the push is delivered in the background. Some services send `true` or `"1"`.
    var isContentAvailable: Bool {
        let key = PushKey.contentAvailable
        return (try? decode(Int.self, forKey: key)) == 1 || (try? decode(Bool.self, forKey: key)) == true
            || (try? decode(String.self, forKey: key)) == "1"
    }

    /// Returns a text that the system has shown already, so that nothing in it is a mistake: line breaks are normalized,
    /// and other control characters are removed. Returns `nil` if the field isn't a text.
    func shownText(_ key: PushKey) -> String? {
        guard let text = try? decode(String.self, forKey: key) else { return nil }
        let lines = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n").replacing("\t", with: " ")
        let scalars = lines.unicodeScalars.filter { $0 == "\n" || $0.properties.generalCategory != .control }
        return String(String.UnicodeScalarView(scalars)).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Returns a text that the system has shown. An empty one counts as missing, and so does one that the system has
    /// localized, which is an object.
    func shown(_ key: PushKey) -> String? { shownText(key).flatMap { $0.isEmpty ? nil : $0 } }

    /// Returns the app's own fields in a notification of Apple's service.
    ///
    /// Firebase sends objects as texts of JSON, and OneSignal sends data of the app as `a` in `custom`.
    func flow() throws -> PushFields? {
        if let text = try? decode(String.self, forKey: .flow) {
            guard let fields = try? JSONDecoder().decode(AnyPushFields.self, from: Data(text.utf8)) else {
                throw corrupted(.flow, "should be an object")
            }
            return fields.fields
        }
        if has(.flow) { return try object(.flow) }
        return try (try? object(.custom)).flatMap { try? $0.object(.a) }?.flow()
    }

    func required<Value>(_ key: PushKey, _ value: Value?) throws -> Value {
        guard let value else { throw corrupted(key, "is missing") }
        return value
    }

    func object(_ key: PushKey) throws -> Self? {
        has(key) ? try nestedContainer(keyedBy: PushKey.self, forKey: key) : nil
    }

    func whole(_ key: PushKey) throws -> Int? {
        do {
            return try decodeIfPresent(Int.self, forKey: key)
        } catch {
            // Foundation's error for a fraction doesn't name the key, and isn't a DecodingError on Linux.
            throw corrupted(key, "should be a whole number")
        }
    }

    func list<Element: Decodable>(_ type: Element.Type, _ key: PushKey, limit: Int) throws -> [Element] {
        let list = try decodeIfPresent([Element].self, forKey: key) ?? []
        guard list.count <= limit else {
            throw corrupted(key, "has \(list.count) entries; up to \(limit) are read")
        }
        return list
    }

    /// Returns a text that isn't empty and can be shown.
    func text(_ key: PushKey, limit: Int, allowsLines: Bool = false) throws -> String? {
        let text = try decodeIfPresent(String.self, forKey: key)
        if let problem = text.flatMap({ problem(of: $0, limit: limit, allowsLines: allowsLines) }) {
            throw corrupted(key, problem)
        }
        return text
    }

    func choice<Choice: RawRepresentable & CaseIterable>(
        _ key: PushKey
    ) throws -> Choice? where Choice.RawValue == String {
        guard let text = try text(key, limit: PushKey.nameLimit) else { return nil }
        guard let choice = Choice(rawValue: text) else {
            let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
            throw corrupted(key, "is \"\(text.prefix(32))\", but should be one of \(known)")
        }
        return choice
    }

    /// Returns a text with the form of a link. The pipeline decides later whether it's a link of the app.
    func link() throws -> String? {
        if shownText(.link) == "" { return nil }
        guard let text = try text(.link, limit: PushKey.textLimit) else { return nil }
        do throws(DeepLinkRefusal) {
            _ = try LinkAddress(text, from: .inside)
            return text
        } catch .malformedURL(_, let reason) {
            throw corrupted(.link, "isn't a valid link: \(reason)")
        } catch {
            throw corrupted(.link, "isn't a valid link")
        }
    }

    /// Returns a time: seconds since 1970, or ISO 8601.
    func date(_ key: PushKey) throws -> Date? {
        guard has(key) else { return nil }
        if let text = try? decode(String.self, forKey: key) {
            if text.utf8.count <= 40, let date = try? Date.ISO8601FormatStyle().parse(text) { return date }
        } else if let seconds = try? decode(Double.self, forKey: key) {
            if (0...253_402_300_799).contains(seconds) { return Date(timeIntervalSince1970: seconds) }
        } else {
            throw corrupted(key, "should be a time")
        }
        throw corrupted(key, "isn't a valid time, like 1769860800 or \"2026-01-31T12:00:00Z\"")
    }
}

/// Fields of any names.
private struct AnyPushFields: Decodable {
    let fields: PushFields

    init(from decoder: any Decoder) throws { fields = try decoder.container(keyedBy: PushKey.self) }
}

/// Returns the problem of a text that is empty or can't be shown.
private func problem(of text: String, limit: Int, allowsLines: Bool = false) -> String? {
    if text.isEmpty { return "is empty; fill it in or leave it out" }
    if text.utf8.count > limit { return "is \(text.utf8.count) bytes long; up to \(limit) are read" }
    let isClean = text.unicodeScalars.allSatisfy {
        $0.properties.generalCategory != .control || allowsLines && $0 == "\n"
    }
    return isClean ? nil : "holds a control character"
}

extension [any CodingKey] {
    /// The text of a path: `actions[1].link`.
    fileprivate var text: String {
        reduce("") { text, key in
            if let index = key.intValue { return "\(text)[\(index)]" }
            return text.isEmpty ? key.stringValue : "\(text).\(key.stringValue)"
        }
    }
}

/// Returns the name of a type in an error: `a text`.
private func name(of type: Any.Type) -> String {
    switch type {
    case is String.Type: "a text"
    case is Bool.Type: "true or false"
    case is Int.Type: "a whole number"
    case is [Any].Type: "a list"
    default: "an object"
    }
}
