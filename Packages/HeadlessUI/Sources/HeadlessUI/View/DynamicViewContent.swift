public import Foundation

/// A view that makes its content of the elements of a collection, and lets the user edit the collection.
public protocol DynamicViewContent: View {
    associatedtype Data: Collection

    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

/// The rows of a collection that the user can edit.
private struct EditableRows<Content: DynamicViewContent>: DynamicViewContent {
    let content: Content
    let change: @MainActor (inout RowEditing) -> Void

    typealias Body = Never

    var data: Content.Data { content.data }

    func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        var inputs = inputs
        var editing = inputs.environment.rowEditing ?? RowEditing()
        change(&editing)
        inputs.environment.rowEditing = editing
        content._render(in: inputs, into: &outputs)
    }
}

/// The changes that the user can make to the elements of a collection.
struct RowEditing {
    var delete: ((IndexSet) -> Void)?
    var move: ((IndexSet, Int) -> Void)?
}

private struct RowEditingKey: EnvironmentKey { static var defaultValue: RowEditing? { nil } }

extension EnvironmentValues {
    var rowEditing: RowEditing? {
        get { self[RowEditingKey.self] }
        set { self[RowEditingKey.self] = newValue }
    }
}

/// The buttons of a row that the user can delete or move.
struct RowEditingActions: View {
    let editing: RowEditing
    let index: Int
    let count: Int
    let isEditing: Bool

    var body: some View {
        if let delete = editing.delete {
            Button("Delete", role: .destructive) { delete(IndexSet(integer: index)) }
        }
        if let move = editing.move, isEditing {
            if index > 0 { Button("Move Up") { move(IndexSet(integer: index), index - 1) } }
            if index < count - 1 { Button("Move Down") { move(IndexSet(integer: index), index + 2) } }
        }
    }
}

extension DynamicViewContent {
    /// Lets the user delete rows.
    ///
    /// Differs from SwiftUI: the row has a swipe action, also while the list is edited.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        EditableRows(content: self) { $0.delete = action }
    }

    /// Lets the user move rows while the list is edited.
    ///
    /// Differs from SwiftUI: swipe actions move a row up and down by one.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        EditableRows(content: self) { $0.move = action }
    }
}
