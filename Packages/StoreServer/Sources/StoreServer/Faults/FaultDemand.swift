import HTTPTypes

/// What a request wants to go wrong, by `?delay=` and the header `X-Fault`.
struct FaultDemand {
    private(set) var faults: [Fault] = []

    /// The longest time anybody may ask for, in milliseconds: an hour. The time of a request ends earlier anyway.
    private static let mostTime = 3_600_000

    /// - Throws: A refusal with what can't be understood.
    init(target: String, headers: HTTPFields) throws(Refusal) {
        let target = try RequestTarget(target)
        if let time = try target.number("delay") {
            faults.append(.delay(.milliseconds(min(time, Self.mostTime))))
        }
        for field in headers where field.name.canonicalName == "x-fault" {
            guard let fault = Self.fault(field.value) else { throw .unknownFault(field.value) }
            faults.append(fault)
        }
    }

    /// A name, perhaps with `=` and a value, perhaps with `;` and another.
    private static func fault(_ text: String) -> Fault? {
        let parts = text.split(separator: ";").map { part in
            part.split(separator: "=", maxSplits: 1).map { $0.trimmingPrefix(" ").lowercased() }
        }
        guard let name = parts.first?.first else { return nil }
        let value = parts.first?.dropFirst().first
        let number = value.flatMap { Int($0) }
        let time = Duration.milliseconds(min(max(number ?? 100, 0), mostTime))
        switch name {
        case "status":
            guard let number, (200...599).contains(number) else { return nil }
            return .status(
                number, retryAfter: parts.dropFirst().first { $0.first == "retry-after" }?.last.flatMap { Int($0) })
        case "delay": return .delay(time)
        case "cut": return .cut
        case "cut-afterwards": return .cutAfterwards
        case "cut-midway": return .cutMidway
        case "garbage": return .garbage("This is not what was asked for")
        case "wrong-length": return .wrongLength(number ?? 10)
        case "slow-head": return .slowHead(time)
        case "slow-body": return .slowBody(time)
        case "truncated": return .truncatedJSON
        case "content-type": return value.map { .contentType($0) }
        case "invalid-utf8": return .invalidUTF8
        case "html": return .html
        case "redirect-loop": return .redirectLoop
        case "no-content": return .noContent
        case "not-modified": return .notModified
        case "large-body": return .largeBody(megabytes: number ?? 100)
        case "gzip-bomb": return .gzipBomb(megabytes: number ?? 100)
        case "duplicate-page": return .duplicatePage
        case "shrinking-list": return .shrinkingList(by: number ?? 1)
        default: return nil
        }
    }
}
