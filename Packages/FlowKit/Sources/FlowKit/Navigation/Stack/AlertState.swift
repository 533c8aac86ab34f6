/// A message over the screen that one acknowledges.
public struct AlertState: Hashable, Codable, Sendable {
    public var title: String
    public var message: String

    public init(title: String, message: String) {
        self.title = title
        self.message = message
    }
}
