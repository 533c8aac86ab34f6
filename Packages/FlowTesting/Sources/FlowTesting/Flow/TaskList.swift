/// The tasks that a flow runs, by name.
struct TaskList: Sendable {
    private var names: [Int: String] = [:]
    private var last = 0

    mutating func add(_ name: String) -> Int {
        last += 1
        names[last] = name
        return last
    }

    mutating func end(_ id: Int) { names[id] = nil }

    /// Those that have not ended, the oldest first.
    var running: [String] { names.sorted { $0.key < $1.key }.map(\.value) }
}
