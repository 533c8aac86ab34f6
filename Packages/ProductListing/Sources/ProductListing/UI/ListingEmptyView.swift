import SharedUI

/// What the listing shows when nothing answers the query, and the way out of it.
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
