import Foundation
import Model

extension ServiceError {
    /// Says where an answer can't be read, and why.
    init(decoding error: any Error) {
        switch error {
        case let error as ServiceError: self = error
        case let error as WireProblem: self.init(error)
        case let error as DecodingError: self.init(WireProblem(error))
        default: self = .undecodable(path: "", reason: "it is not JSON")
        }
    }

    private init(_ problem: WireProblem) {
        self = .undecodable(path: problem.path.joined(separator: "."), reason: problem.reason)
    }
}

extension WireProblem {
    fileprivate init(_ error: DecodingError) {
        switch error {
        case .keyNotFound(let key, let context):
            self.init(context.codingPath, at: key, "it is missing")
        case .valueNotFound(_, let context):
            self.init(context.codingPath, "it is null")
        case .typeMismatch(let type, let context):
            self.init(context.codingPath, "\(Self.name(of: type)) is expected")
        case .dataCorrupted(let context) where !context.codingPath.isEmpty:
            self.init(context.codingPath, "its value is invalid")
        case .dataCorrupted:
            self.init([], "it is not JSON")
        @unknown default:
            self.init([], "it is not JSON")
        }
    }

    private static func name(of type: any Any.Type) -> String {
        if type is any (BinaryInteger & Decodable).Type { return "a whole number" }
        if type is Decimal.Type || type is any (FloatingPoint & Decodable).Type { return "a number" }
        if type is String.Type { return "a text" }
        if type is [Any].Type { return "a list" }
        return "an object"
    }
}
