/// What a presented flow has done wrong. A value that nobody gets is not lost without a word.
public enum PresentationIssue: Error, Hashable, Sendable {
    case wrongType(ModalID, expected: String, actual: String)
    /// It had been dismissed before.
    case ended(ModalID, actual: String)
}

extension PresentationIssue: CustomStringConvertible {
    public var description: String {
        switch self {
        case .wrongType(let id, let expected, let actual):
            """
            Modal \(id.rawValue) was finished with a value of type \(actual), but \(expected) is awaited. It stays presented.
            To fix this, finish it with a \(expected), or present it with 'returning: \(actual).self'.
            """
        case .ended(let id, let actual):
            """
            Modal \(id.rawValue) was finished with a value of type \(actual) after it had been dismissed. Nobody gets the value.
            This usually means that a flow goes on working when its screens are gone: cancel its tasks with them.
            """
        }
    }
}
