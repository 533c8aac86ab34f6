import RoutePatterns

extension LinkReader {
    /// Begins a link.
    @usableFromInline
    func writer(_ room: UnsafeMutableBufferPointer<UInt8>, ofEntry entry: Int, after prefix: LinkPrefix) -> LinkWriter {
        var writer = LinkWriter(room, matcher, ofEntry: entry)
        if !prefix.text.isEmpty { writer.put(plain: prefix.text) }
        return writer
    }

    /// How a link of this form begins; nil when the scheme or host is not the app's.
    @usableFromInline
    func prefix(of form: LinkForm) -> LinkPrefix? {
        switch form {
        case .path: return LinkPrefix(text: "", isScheme: false, limit: LinkLimits.inside)
        case .web(let host):
            let host = policy.hosts.contains(host) ? host : host.lowercased()
            guard policy.hosts.contains(host) else { return nil }
            return LinkPrefix(text: "https://" + host, isScheme: false, limit: LinkLimits.outside)
        case .customScheme: return policy.customScheme.flatMap { prefix(of: .scheme($0)) }
        case .scheme(let scheme):
            let scheme = policy.schemes.contains(scheme) ? scheme : scheme.lowercased()
            guard policy.schemes.contains(scheme), !LinkPolicy.isWeb(scheme) else { return nil }
            return LinkPrefix(text: scheme + "://", isScheme: true, limit: LinkLimits.outside)
        }
    }

    /// The link that was written; nil when it would not lead back to the same route in the same tab.
    ///
    /// - Parameter tab: The tab to be named in it.
    @usableFromInline
    func link(_ writer: inout LinkWriter, ofEntry entry: Int, after prefix: LinkPrefix, tab: String?) -> String? {
        guard writer.isSound, writer.next == writer.shape.count else { return nil }
        writer.endPath()
        let start = prefix.text.utf8.count
        guard !writer.shape.isContested || isTaken(writer.bytes, from: start, by: entry) else { return nil }
        if let tab {
            writer.putSeparator()
            writer.put(plain: RoutePattern.tabName)
            writer.put(plain: "=")
            writer.put(encoded: tab)
        }
        let isHost = prefix.isScheme && isPlainHost(writer.bytes, from: start + 1)
        guard writer.count - (isHost ? 1 : 0) <= prefix.limit else { return nil }
        // A first segment that stands where a host would follows the two slashes directly.
        return isHost ? writer.text(withoutByteAt: start) : writer.text
    }

    /// Whether an entry takes the path that was written for it.
    @inline(never)
    private func isTaken(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, by entry: Int) -> Bool {
        withUnsafeTemporaryAllocation(of: LinkRange.self, capacity: LinkLimits.segments) { room in
            room.baseAddress.map { matcher.walk(bytes, from: start, $0).entry == entry } ?? false
        }
    }

    /// Whether there is a first segment, and it stands there as it is meant: one that is encoded is no good as a host.
    private func isPlainHost(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
        var index = start
        while index < bytes.count, bytes[index] != LinkBytes.slash, bytes[index] != LinkBytes.question {
            if bytes[index] == LinkBytes.percent { return false }
            index += 1
        }
        return index > start
    }
}

/// How a link begins, before its path.
@usableFromInline
struct LinkPrefix {
    var text: String
    /// Whether it is a scheme with two slashes, of which the second may be the path's.
    var isScheme: Bool
    /// The longest link of this form.
    var limit: Int
}
