/// A presentation of whatever type of value, as the navigator keeps it.
@MainActor
@usableFromInline
protocol OpenPresentation: AnyObject {
    /// Names it, once it is presented.
    var id: ModalID? { get set }
    /// Takes it off the screen.
    var withdraw: (@MainActor () -> Void)? { get set }
    var valueType: String { get }
    /// Gives the value to whoever waits; false when it is of another type.
    func finish(with value: any Sendable) -> Bool
    func end()
}
