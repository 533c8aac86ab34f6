public import FlowKit

/// Waits until `condition` holds. Checks it at once, and on the main actor after each change of a source.
///
/// ```swift
/// await settle(viewModel, scene.orders) { viewModel.state.isSuccess && scene.orders.calls.count == 2 }
/// ```
///
/// The sources are the objects that the condition reads: view models, mocks, a test's recorded exits. A source sends
/// its `objectWillChange` on the main actor before it changes, or on any thread after it has changed.
///
/// A wait never judges by time. It ends after ten minutes, to end a hang, and reports an issue with the sources' last
/// state. After ten seconds it writes a line to standard error, and warns if the condition holds although no
/// source has changed: then a source is missing.
///
/// The line and the issue quote `comment`, which is the expectation in words.
@MainActor
public func settle<Source: ObservableObject, each Other: ObservableObject>(
    _ source: Source,
    _ others: repeat each Other,
    comment: String? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    until condition: @MainActor () -> Bool
) async {
    var wait = Wait(Caller(fileID: fileID, filePath: filePath, line: line, column: column), comment)
    wait.observe(source)
    repeat wait.observe(each others)
    await wait.settle("sources", { wait.dumpOfSources }, until: condition)
}
