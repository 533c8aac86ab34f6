import FlowKit
import Foundation

extension NavigationInvariant {
    /// A stored state is restored as it was, and continues like the original.
    public static var stored: Self {
        Self("a stored state is read back the same") { run in
            do {
                let data = try JSONEncoder().encode(run.end)
                var read = try JSONDecoder().decode(NavigationState<Schema>.self, from: data)
                if let difference = run.end.difference(to: read) { return difference }
                // Two states that differ in the numbers they give next are equal.
                var original = run.end
                let next = NavigationOperation<Schema>.present(.alert(AlertState(title: "", message: "")))
                return original.apply(next) == read.apply(next) ? nil : "the next modal has another number"
            } catch {
                return "\(error)"
            }
        }
    }
}
