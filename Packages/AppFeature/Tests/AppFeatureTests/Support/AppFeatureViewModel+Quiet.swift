import DeepLink
import FlowKit

@testable import AppFeature

extension AppFeatureViewModel {
    /// Lets go on what was begun: a question that was taken away ends, and what has waited for it is followed.
    func becomeQuiet() async {
        for _ in 0..<3 {
            // Whoever waits for a question hears of its end, and stands in line then.
            for _ in 0..<10 { await Task.yield() }
            // Nothing waits for this: it is done when all before it is.
            await inbound.resume(.custom("quiet"))
        }
    }
}
