/// A reference that doesn't retain its object.
public struct Weak<Object: AnyObject> {
    public weak var value: Object?

    public init(_ value: Object?) { self.value = value }
}
