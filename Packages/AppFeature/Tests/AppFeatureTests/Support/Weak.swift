/// A reference that doesn't retain its object.
struct Weak<Object: AnyObject> {
    weak var value: Object?

    init(_ value: Object?) { self.value = value }
}
