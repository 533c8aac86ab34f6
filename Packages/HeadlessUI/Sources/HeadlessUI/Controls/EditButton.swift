/// The state of a list that the user can edit.
public enum EditMode: Hashable, Sendable {
    case inactive, transient, active

    public var isEditing: Bool { self != .inactive }
}

/// A button that begins and ends the editing of lists.
///
/// Differs from SwiftUI: there is one edit mode for all screens, unless a view sets another in the environment.
public struct EditButton: View {
    @Environment(\.editMode) private var editMode

    public init() {}

    public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        Button(isEditing ? "Done" : "Edit") { editMode?.wrappedValue = isEditing ? .inactive : .active }
    }
}

private struct EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

extension ViewHost {
    /// The edit mode of the views that set none.
    func makeEditMode() -> Binding<EditMode> {
        let mode = StateLocation(EditMode.inactive, at: Place(host: self, node: root))
        return Binding(
            reading: { mode.value }, writing: { mode.value = $0 }, source: BindingSource(object: mode))
    }
}
