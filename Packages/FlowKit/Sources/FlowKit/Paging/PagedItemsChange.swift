/// What has become of the items that a ``Pager`` shows.
public enum PagedItemsChange<Item> {
    /// They are these now, whatever they were before.
    case replaced([Item])
    /// These have come at the end; those before them are the same.
    case added(ArraySlice<Item>)
}

extension PagedItemsChange: Equatable where Item: Equatable {}
extension PagedItemsChange: Sendable where Item: Sendable {}
