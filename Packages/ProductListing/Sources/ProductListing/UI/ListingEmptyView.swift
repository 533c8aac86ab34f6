import SharedUI

/// The empty state of a listing, with a button that widens the query.
struct ListingEmptyView: View {
    private let copy: ListingCopy
    private let widen: @MainActor () -> Void

    init(_ copy: ListingCopy, widen: @escaping @MainActor () -> Void) {
        self.copy = copy
        self.widen = widen
    }

    var body: some View {
        if let action = copy.emptyAction {
            EmptyStateView(
                icon: .search, title: copy.emptyTitle, message: copy.emptyMessage, actionTitle: action, action: widen)
        } else {
            EmptyStateView(icon: .shop, title: copy.emptyTitle, message: copy.emptyMessage)
        }
    }
}
