/// A reference that doesn't retain its object.
public struct Weak<Object: AnyObject> {
    /// The object. `nil` once nothing else retains it.
    public weak var value: Object?

    /// Creates a reference that doesn't retain the object.
    public init(_ value: Object?) { self.value = value }
}
