import SharedCombine

/// Finds views that show something else than they would if they were evaluated now.
///
/// Such a view reads what it doesn't observe: on a device it stays as it was. Everything is evaluated a second time,
/// without effects, and what that shows is compared with what is shown.
@MainActor
struct StalenessCheck {
    let host: ViewHost

    /// Returns the issue of the first difference, with the type that it is reported for once. `nil` if there is none.
    func issue(of shown: RenderNode) -> (type: ObjectIdentifier, text: String)? {
        let evaluated = host.evaluateAgain()
        guard let difference = Difference(shown, evaluated) else { return nil }
        let source = source(of: difference)
        let changesAlways = Difference(evaluated, host.evaluateAgain()) != nil
        let cause =
            if changesAlways {
                """
                It shows something else whenever it is evaluated. This usually means that its body reads the clock or a \
                random number. To fix this, read them where the state is made.
                """
            } else {
                """
                SwiftUI evaluates a body only when state that it reads, an object that it observes, its environment or a \
                stored property has changed. \(source.advice)
                """
            }
        let text = "\(source.name) is out of date.\n\n\(difference.text)\n\n\(cause)"
        return (ObjectIdentifier(source.type), text)
    }

    /// The innermost source whose body gave something else although nothing changed that it depends on. The content of a
    /// closure belongs to the view around it, and so does the content of a modifier or style.
    private func source(of difference: Difference) -> Source {
        var isFound = false
        // The modifiers and styles around the position that only place it.
        var placing = 0
        var position = difference.id.flatMap { host.root.position(withUID: $0) }
        while let here = position {
            if let evaluation = here.evaluation, placing > 0 {
                if evaluation.placesContent { placing -= 1 }
            } else if let evaluation = here.evaluation {
                isFound = isFound || evaluation.reusedWalk == host.walk
                if isFound, !(evaluation.sourceType is any DeferredContent.Type) {
                    return Source(type: evaluation.sourceType)
                }
            }
            if here.parent?.children[.part(.placed)] === here { placing += 1 }
            position = here.parent
        }
        return Source(type: ViewHost.self)
    }

    /// The type that a stale body belongs to.
    @MainActor
    private struct Source {
        let type: Any.Type

        var name: String { type == ViewHost.self ? "The root view" : "\(type)" }

        /// The remedy: a declaration that observes the object of the view.
        var advice: String {
            let objects = StoredProperty.all(of: type).filter { $0.type is AnyClass }
            guard let object = objects.first else {
                return """
                    It reads something else: an object that it doesn't observe, a global, or a captured variable. To fix \
                    this, observe the object, or hand over the value.
                    """
            }
            let isObservable = object.type is any ObservableObject.Type
            return """
                It doesn't observe `\(object.name)` (\(object.type)). To fix this, \
                \(isObservable ? "declare it as @ObservedObject" : "make the class observable"), and publish the property \
                that the body reads.
                """
        }
    }

    /// The first place where two trees differ, and what they show there.
    @MainActor
    private struct Difference {
        let id: Int?
        private let shown: RenderNode?
        private let evaluated: RenderNode?

        init?(_ shown: RenderNode, _ evaluated: RenderNode) {
            if shown.kind == evaluated.kind {
                if shown.children.map(\.id) != evaluated.children.map(\.id) {
                    let same = zip(shown.children, evaluated.children).prefix { $0.id == $1.id }.count
                    self.shown = shown.children.dropFirst(same).first
                    self.evaluated = evaluated.children.dropFirst(same).first
                    id = self.evaluated?.id ?? self.shown?.id
                    return
                }
                for (child, other) in zip(shown.children, evaluated.children) {
                    if let difference = Difference(child, other) {
                        self = difference
                        return
                    }
                }
                if shown.looksLike(evaluated) { return nil }
            }
            id = evaluated.id
            self.shown = shown
            self.evaluated = evaluated
        }

        var text: String { "- \(line(shown))\n+ \(line(evaluated))" }

        private func line(_ node: RenderNode?) -> String { node?.outlineLine ?? "nothing" }
    }
}

extension AnyEvaluation {
    /// True if the body contains a view that the view around it provides.
    fileprivate var placesContent: Bool { sourceType is any ViewModifier.Type || sourceType is any PlacingContent.Type }
}

extension RenderNode {
    /// Returns true if the two nodes are the same to a person, apart from their children.
    fileprivate func looksLike(_ other: RenderNode) -> Bool {
        text == other.text && value == other.value && prompt == other.prompt && runs == other.runs
            && symbol == other.symbol && imageName == other.imageName && url == other.url && fraction == other.fraction
            && badge == other.badge && role == other.role && isSelected == other.isSelected
            && isFocused == other.isFocused && isExpanded == other.isExpanded && isEnabled == other.isEnabled
            && isRefreshing == other.isRefreshing && accessibility == other.accessibility && style == other.style
            && events == other.events
    }
}

@_spi(Inspection)
extension ViewHost {
    /// Evaluates all views again, and reports those that would then show something else. It has no effect on the views.
    ///
    /// With ``checksStaleness`` this is done after each change. A view can also be out of date because nothing
    /// said that something changed: ask for a check where a test has a look at the screen.
    public func checkStaleness() {
        guard !hasEnded, !isDirty, !isRendering, let current else { return }
        guard let issue = StalenessCheck(host: self).issue(of: current) else { return }
        if staleTypes.insert(issue.type).inserted { report(issue.text) }
    }
}

extension ViewHost {
    /// Evaluates all bodies as if everything had changed. No effect runs, and nothing is remembered.
    fileprivate func evaluateAgain() -> RenderNode {
        let changes = presentationChanges
        isChecking = true
        defer {
            isChecking = false
            presentationChanges = changes
        }
        return walkTree()
    }

    static var isDebugBuild: Bool {
        #if DEBUG
            true
        #else
            false
        #endif
    }
}
