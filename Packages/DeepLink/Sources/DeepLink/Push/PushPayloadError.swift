/// What is wrong with a push.
public enum PushPayloadError: Error, Hashable, Sendable {
    case tooLarge(bytes: Int, limit: Int)
    /// Lists and objects lie in one another deeper than is read.
    case tooDeep(limit: Int)
    case notJSON
    /// Something that is needed is not there.
    case missing(path: String)
    /// It is of another type than it should be.
    case wrongType(path: String, expected: String, found: String)
    case unknownVersion(Int)
    /// It is none of the values that it may have.
    case unknownValue(path: String, value: String, expected: [String])
    case tooLong(path: String, bytes: Int, limit: Int)
    case tooMany(path: String, count: Int, limit: Int)
    case empty(path: String)
    case controlCharacter(path: String)
    /// It is no link at all.
    case badLink(path: String, DeepLinkRefusal)
    case badDate(path: String)
    /// Two actions have one name.
    case repeatedAction(path: String)
    /// Nothing in the push has this name.
    case unknownAction
}
