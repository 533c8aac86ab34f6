public import Foundation
@_spi(MainQueue) import SharedCombine

/// Owns a root view, the state of all views below it, and the tree they last rendered.
///
/// A host renders when its ``tree`` is asked for and something has changed since. Changes are noticed through `@State`,
/// bindings and observed objects. Releasing the host ends all tasks and releases all state.
@_spi(Inspection) @MainActor
public final class ViewHost {
    /// Called on the first change after a render, to schedule the next one. It runs before the change is made, as
    /// `objectWillChange` does: ask for the tree later, not from here.
    public var onInvalidate: (() -> Void)?

    /// Called with what went wrong but could be lived with: a missing destination, a view that never settles.
    /// By default it is written to standard error.
    public var onIssue: @MainActor (String) -> Void = ViewHost.print

    /// Called with the text of an `AccessibilityNotification.Announcement` that a view posts.
    public var onAnnouncement: (@MainActor (String) -> Void)?

    /// Called with the view that a `ScrollViewProxy` scrolls to, and the part of it that is to be shown.
    public var onScroll: (@MainActor (RenderNode, UnitPoint?) -> Void)?

    /// Called with a URL that the app leaves to the system: a link, or a call of `openURL`, without an `OpenURLAction` that
    /// handles it. Returns whether it will be opened.
    public var onOpenURL: (@MainActor (URL) -> Bool)?

    /// A Boolean value indicating that after each change all views are evaluated again, to find those that are out of date
    /// because they don't observe what they read. The default is true in debug builds.
    public var checksStaleness = ViewHost.isDebugBuild

    /// The environment of the root view.
    public var environment = EnvironmentValues() {
        didSet { invalidate() }
    }

    /// The values of `@AppStorage` properties. Set them before the first look at the ``tree``.
    public var appStorage = StoredValues()

    /// The values of `@SceneStorage` properties. Set them before the first look at the ``tree``.
    public var sceneStorage = StoredValues()

    /// The number of times the root was rendered.
    public private(set) var pass = 0

    /// The number of walks through the views: passes, and checks after them.
    private(set) var walk = 0
    /// True while bodies are evaluated only to compare what they show: no effect runs, and nothing is remembered.
    var isChecking = false
    /// The dependencies of the body that is being evaluated.
    var running: Dependencies?

    /// True if something has changed since the tree was rendered.
    public private(set) var isDirty = true

    var properties = PropertyLinker()
    let fields = FieldComparison()
    let root = GraphNode(uid: 0)
    /// True after ``end()``: nothing is evaluated again.
    var hasEnded = false
    private let renderRoot: @MainActor (_ViewInputs, inout _ViewOutputs) -> RenderNode
    private var lastUID = 0
    private(set) var current: RenderNode?
    private var effects: [() -> Void] = []
    /// Positions whose views disappear when all effects of the pass have run.
    private var disappearing: [GraphNode] = []
    /// The focus states of the views.
    var focus = FocusLocations()
    /// The views that receive the URLs that the app is opened with.
    var urlReceivers = URLReceivers()
    /// The calls of ``wait(until:)`` that are suspended.
    var waits: [Int: AsyncStream<Void>.Continuation] = [:]
    /// The presentations that begin and end in the pass so far.
    var presentationChanges = PresentationChanges()
    private var reported: Set<String> = []
    /// The types of views that were reported as out of date.
    var staleTypes: Set<ObjectIdentifier> = []
    private(set) var isRendering = false
    /// The number of different issues that are reported. A text may hold what an app got from its server.
    private static let issueLimit = 100

    /// Rounds of rendering after which a view that changes something whenever it is evaluated is given up on.
    private static let roundLimit = 100

    /// Creates a host for the given view, which is created again for each pass.
    public init<Root: View>(_ view: @autoclosure @escaping @MainActor () -> Root) {
        MainQueue.mark()
        renderRoot = { $0.screen(of: view(), into: &$1).node }
        environment.editMode = makeEditMode()
        environment.openURLs { [weak self] in self?.onOpenURL?($0) ?? false }
    }

    /// The views as they are now.
    public var tree: RenderNode {
        let (before, isOutermost) = (pass, !isRendering)
        isRendering = true
        renderChanges()
        if isOutermost {
            isRendering = false
            if checksStaleness, pass > before, pass - before < Self.roundLimit { checkStaleness() }
        }
        // Not what this call rendered: an effect that asked for the tree may have rendered a newer one.
        return current ?? RenderNode(.root, id: 0)
    }

    private func renderChanges() {
        var rounds = 0
        while !hasEnded, isDirty || current == nil {
            render()
            rounds += 1
            if isDirty, rounds == Self.roundLimit {
                isDirty = false
                report(
                    """
                    The views did not settle after \(rounds) rounds of rendering.

                    This usually means that a view changes what it shows whenever it is evaluated: a body, an onAppear \
                    or an onChange that writes state unconditionally. To fix this, write only when the value differs.
                    """
                )
            }
        }
    }

    /// Says that something has changed and the tree must be rendered again.
    public func invalidate() {
        guard !isDirty, !hasEnded else { return }
        isDirty = true
        onInvalidate?()
        for wait in waits.values { wait.yield() }
    }

    /// Sends an event to the node it names, as hosts do. False if there is no such node in the current tree, or if it
    /// cannot be reached, is disabled or takes no such event.
    @discardableResult
    public func dispatch(_ event: RenderNode.Event, to id: Int, value: String = "") -> Bool {
        guard !hasEnded else { return false }
        return tree.first { $0.id == id && $0.actions[event] != nil }?.send(event, value) ?? false
    }
}

extension ViewHost {
    func nextUID() -> Int {
        lastUID += 1
        return lastUID
    }

    /// Runs `effect` when the pass is over.
    func afterRender(_ effect: @escaping () -> Void) {
        if !isChecking { effects.append(effect) }
    }

    /// Hides the views at the position at the end of the pass: new views appear before old ones disappear.
    func hideAfterEffects(_ node: GraphNode) {
        if !isChecking { disappearing.append(node) }
    }

    /// Reports an issue once: most come again in each pass.
    func report(_ issue: String) {
        guard !isChecking, reported.count < Self.issueLimit, reported.insert(issue).inserted else { return }
        onIssue(issue)
    }

    func announce(_ text: String) { onAnnouncement?(text) }

    /// Goes through all views, and returns what they show.
    func walkTree() -> RenderNode {
        walk += 1
        let inputs = _ViewInputs(host: self, node: root, environment: environment)
        var outputs = _ViewOutputs()
        let front = renderRoot(inputs.descend(.part(.root)), &outputs)
        reportSeveral(outputs.presentations)
        let node = RenderNode(.root, id: 0)
        node.children = [front] + outputs.presentations.map { $0.node.unshared() }
        for behind in node.children.dropLast() { behind.isBlocked = true }
        return node
    }

    private func render() {
        pass += 1
        isDirty = false
        let tree = walkTree()
        current = tree
        focus.reset(in: tree)
        if let issue = presentationChanges.issue { report(issue) }
        presentationChanges = PresentationChanges()
        root.sweep(pass: pass, walk: walk, removed: hideAfterEffects)
        let due = effects
        effects = []
        RunningHost.$current.withValue(RunningHost(host: self)) {
            for effect in due { effect() }
            let hidden = disappearing.sorted { $0.uid < $1.uid }
            disappearing = []
            for node in hidden { node.hide() }
        }
    }
}

@_spi(Inspection)
extension ViewHost {
    /// Ends all views, as closing a window does: `onDisappear` runs, and tasks are cancelled before this returns.
    ///
    /// The ``tree`` stays what it was. Later changes are not rendered and not told, and no event is taken.
    public func end() {
        guard !hasEnded else { return }
        hasEnded = true
        root.hide()
        for wait in waits.values { wait.finish() }
    }
}

extension ViewHost {
    static func print(_ issue: String) {
        FileHandle.standardError.write(Data("HeadlessUI: \(issue)\n".utf8))
    }
}
