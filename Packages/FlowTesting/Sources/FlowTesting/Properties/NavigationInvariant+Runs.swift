import FlowKit

extension NavigationInvariant {
    /// Undoing all changes restores the start.
    public static var undoable: Self {
        Self("all can be undone and done again") { run in
            var state = run.end
            for step in run.steps.reversed() { state.undo(step.changes) }
            if let difference = run.start.difference(to: state) { return "undone, it is elsewhere.\n\(difference)" }
            for step in run.steps { state.redo(step.changes) }
            return run.end.difference(to: state).map { "done again, it is elsewhere.\n\($0)" }
        }
    }

    /// Time travel restores the state of that time.
    public static var traveled: Self {
        Self("time travel leads to where one was") { run in
            var travel = NavigationTimeTravel(run.journal, from: run.end)
            let states = run.states
            for time in Array(states.indices.reversed()) + Array(states.indices) {
                let state = travel.move(to: time)
                if let difference = states[time].difference(to: state) { return "at \(time):\n\(difference)" }
            }
            return nil
        }
    }

    /// A recording reproduces the end, with the same steps each time.
    public static var replayed: Self {
        Self("a recording does the same again") { run in
            let recording = NavigationRecording(run.journal)
            if let divergence = recording.firstDivergence() { return divergence.description }
            return run.end.difference(to: recording.end)
        }
    }

    /// The steps that views take lead from any state to any other.
    public static var planned: Self {
        Self("steps lead to their target") { run in
            for (from, to) in [(run.start, run.end), (run.end, run.steps.first?.after ?? run.start)] {
                var here = from
                for step in from.steps(to: to) { here.perform(step) }
                if let difference = to.difference(to: here) { return difference }
            }
            return nil
        }
    }
}
