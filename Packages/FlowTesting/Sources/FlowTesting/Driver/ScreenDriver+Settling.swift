public import FlowKit
@_spi(Inspection) import HeadlessUI

extension ScreenDriver {
    /// Waits until `condition` holds. Renders the screen and checks the condition at once, and on the main actor after
    /// each change of the screen or of a further source that the condition reads.
    ///
    /// ```swift
    /// await app.settle { app.shows("Lamp") }
    /// await app.settle(scene) { scene.exits == [.product(lamp)] }
    /// ```
    ///
    /// Like the function ``settle(_:_:comment:fileID:filePath:line:column:until:)``, and reports the screen if the
    /// condition never holds.
    public func settle<each Source: ObservableObject>(
        _ sources: repeat each Source,
        comment: String? = nil,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column,
        until condition: @MainActor () -> Bool
    ) async {
        var wait = Wait(Caller(fileID: fileID, filePath: filePath, line: line, column: column), comment)
        wait.observe(self)
        repeat wait.observe(each sources)
        await wait.settle("screen", { outline }) {
            _ = host.tree
            return condition()
        }
    }
}
