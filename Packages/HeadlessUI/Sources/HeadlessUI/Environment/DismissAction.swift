/// Dismisses the sheet or pops the screen that a view is in. In other views it does nothing.
public struct DismissAction: Sendable {
    fileprivate let dismissal: Dismissal?

    @MainActor public func callAsFunction() { dismissal?.action() }
}

/// Dismisses a sheet, or pops a screen. It is the same object in each pass, so that its readers don't change.
@MainActor
private final class Dismissal {
    var action: @MainActor () -> Void = {}
}

extension _ViewInputs {
    /// Sets what dismisses the views at this position.
    mutating func setDismiss(_ action: @escaping @MainActor () -> Void) {
        let dismissal = memory { Dismissal() }
        dismissal.action = action
        environment.dismiss = DismissAction(dismissal: dismissal)
        environment.isPresented = true
    }
}

private struct DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction(dismissal: nil) }
}

private struct IsPresentedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    public internal(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// True if the view is in a sheet or on a pushed screen.
    public internal(set) var isPresented: Bool {
        get { self[IsPresentedKey.self] }
        set { self[IsPresentedKey.self] = newValue }
    }
}
