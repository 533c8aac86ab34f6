import Foundation

@_spi(Inspection)
extension ViewHost {
    /// Lets tasks run until the condition holds, for at most that many turns. Never sleeps: what waits for the network
    /// or a disk needs a wait of its own.
    public func wait(turns: Int = 1000, until condition: (RenderNode) -> Bool) async -> Bool {
        for _ in 0..<turns {
            if condition(tree) { return true }
            await Task.yield()
        }
        return condition(tree)
    }

    static func print(_ issue: String) {
        FileHandle.standardError.write(Data("HeadlessUI: \(issue)\n".utf8))
    }
}
