extension FaultRule {
    /// See ``Fault/delay(_:)``.
    public static func delay(_ time: Duration) -> FaultRule { FaultRule(.delay(time)) }

    /// See ``Fault/status(_:retryAfter:)``.
    public static func status(_ code: Int, retryAfter: Int? = nil) -> FaultRule {
        FaultRule(.status(code, retryAfter: retryAfter))
    }

    /// See ``Fault/cut``.
    public static let cut = FaultRule(.cut)

    /// See ``Fault/cutAfterwards``.
    public static let cutAfterwards = FaultRule(.cutAfterwards)

    /// See ``Fault/cutMidway``.
    public static let cutMidway = FaultRule(.cutMidway)

    /// See ``Fault/garbage(_:)``.
    public static func garbage(_ text: String) -> FaultRule { FaultRule(.garbage(text)) }

    /// See ``Fault/wrongLength(_:)``.
    public static func wrongLength(_ difference: Int) -> FaultRule { FaultRule(.wrongLength(difference)) }

    /// See ``Fault/slowHead(_:)``.
    public static func slowHead(_ time: Duration) -> FaultRule { FaultRule(.slowHead(time)) }

    /// See ``Fault/slowBody(_:)``.
    public static func slowBody(_ time: Duration) -> FaultRule { FaultRule(.slowBody(time)) }

    /// See ``Fault/truncatedJSON``.
    public static let truncatedJSON = FaultRule(.truncatedJSON)

    /// See ``Fault/contentType(_:)``.
    public static func contentType(_ type: String) -> FaultRule { FaultRule(.contentType(type)) }

    /// See ``Fault/invalidUTF8``.
    public static let invalidUTF8 = FaultRule(.invalidUTF8)

    /// See ``Fault/html``.
    public static let html = FaultRule(.html)

    /// See ``Fault/redirectLoop``.
    public static let redirectLoop = FaultRule(.redirectLoop)

    /// See ``Fault/noContent``.
    public static let noContent = FaultRule(.noContent)

    /// See ``Fault/notModified``.
    public static let notModified = FaultRule(.notModified)

    /// See ``Fault/largeBody(megabytes:)``.
    public static func largeBody(megabytes: Int) -> FaultRule { FaultRule(.largeBody(megabytes: megabytes)) }

    /// See ``Fault/gzipBomb(megabytes:)``.
    public static func gzipBomb(megabytes: Int) -> FaultRule { FaultRule(.gzipBomb(megabytes: megabytes)) }

    /// See ``Fault/duplicatePage``.
    public static let duplicatePage = FaultRule(.duplicatePage)

    /// See ``Fault/shrinkingList(by:)``.
    public static func shrinkingList(by count: Int) -> FaultRule { FaultRule(.shrinkingList(by: count)) }
}
