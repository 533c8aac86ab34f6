public import Observation
public import SharedCombine

extension ObservableObject {
    /// Performs an action that must not happen twice: of two taps, the second one does nothing.
    ///
    /// ```swift
    /// func placeOrder() async {
    ///     await unlessBusy(\.isPlacing) { … }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - isBusy: A property that is `true` while the action is in progress. The view disables its button then.
    ///   - action: The action.
    @MainActor
    public func unlessBusy(_ isBusy: ReferenceWritableKeyPath<Self, Bool>, perform action: () async -> Void) async {
        guard !self[keyPath: isBusy] else { return }
        self[keyPath: isBusy] = true
        defer { self[keyPath: isBusy] = false }
        await action()
    }

    /// Performs an action on an item, unless one is in progress for the same item. Other items don't wait.
    ///
    /// - Parameters:
    ///   - busy: A property with the items for which an action is in progress.
    ///   - item: The item.
    ///   - action: The action.
    @MainActor
    public func unlessBusy<Item: Hashable>(
        _ busy: ReferenceWritableKeyPath<Self, Set<Item>>, with item: Item, perform action: () async -> Void
    ) async {
        guard self[keyPath: busy].insert(item).inserted else { return }
        defer { self[keyPath: busy].remove(item) }
        await action()
    }
}

extension Observable where Self: AnyObject {
    /// Performs an action that must not happen twice, as `unlessBusy(_:perform:)` of an `ObservableObject`.
    @MainActor
    public func unlessBusy(_ isBusy: ReferenceWritableKeyPath<Self, Bool>, perform action: () async -> Void) async {
        guard !self[keyPath: isBusy] else { return }
        self[keyPath: isBusy] = true
        defer { self[keyPath: isBusy] = false }
        await action()
    }
}
