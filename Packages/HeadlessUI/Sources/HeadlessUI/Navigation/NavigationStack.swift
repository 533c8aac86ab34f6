/// A root view and the screens pushed over it.
///
/// A screen below the top keeps its state, and is evaluated as any other when something changes that it depends on.
public struct NavigationStack<Data, Root>: View where Root: View {
    private let root: Root
    private let path: StackPath?

    public typealias Body = Never

    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        path = nil
    }

    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        self.path = StackPath(path)
    }

    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
        Data.Element: Hashable
    {
        self.root = root()
        self.path = StackPath(path)
    }

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        let path = (self.path ?? StackPath(inputs.memory { StackPath.OwnPath() }, at: inputs.place))
            .withLinkedScreens(inputs.memory { LinkedScreens() }, at: inputs.place)
        var renderer = StackRenderer(inputs: inputs, path: path)
        renderer.render(root, at: .part(.root), depth: 0, into: &outputs)
        for (index, element) in renderer.elements.enumerated() {
            renderer.push(element, depth: index + 1, into: &outputs)
        }
        outputs.nodes.append(renderer.node)
    }
}

/// The path of a navigation stack, wherever it is kept.
@MainActor
struct StackPath {
    let read: @MainActor () -> [AnyHashable]
    let push: @MainActor (AnyHashable) -> Void
    /// Keeps the given number of elements. One write, as one assignment of a shorter path.
    let truncate: @MainActor (Int) -> Void

    init(_ path: Binding<NavigationPath>) {
        read = { path.wrappedValue.elements }
        push = { path.wrappedValue.elements.append($0) }
        truncate = { count in
            let elements = path.wrappedValue.elements
            if count < elements.count {
                var shorter = NavigationPath()
                shorter.elements = Array(elements.prefix(count))
                path.wrappedValue = shorter
            }
        }
    }

    init<Data>(_ path: Binding<Data>)
    where Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable {
        read = { path.wrappedValue.map { AnyHashable($0) } }
        push = { value in if let element = value.base as? Data.Element { path.wrappedValue.append(element) } }
        truncate = { count in
            let elements = path.wrappedValue
            if count < elements.count { path.wrappedValue = Data(elements.prefix(count)) }
        }
    }

    /// A path that belongs to the stack itself.
    init(_ own: OwnPath, at place: Place) {
        read = { own.elements }
        push = {
            own.elements.append($0)
            place.invalidate()
        }
        truncate = { count in
            own.elements = Array(own.elements.prefix(count))
            place.invalidate()
        }
    }

    @MainActor
    final class OwnPath {
        var elements: [AnyHashable] = []
    }
}

/// Renders the screens of one navigation stack, from the root to the top.
@MainActor
struct StackRenderer {
    @MainActor
    private final class Memory {
        let push = PushAction()
        /// The types whose second destination was reported.
        var reported: Set<ObjectIdentifier> = []
    }

    let inputs: _ViewInputs
    let path: StackPath
    let elements: [AnyHashable]
    let node: RenderNode
    private let memory: Memory
    private var destinations: [ObjectIdentifier: Screen.Destination] = [:]

    init(inputs: _ViewInputs, path: StackPath) {
        self.inputs = inputs
        self.path = path
        elements = inputs.reading(path.read)
        node = inputs.node(.navigationStack)
        memory = inputs.memory { Memory() }
        memory.push.action = path.push
    }

    mutating func push(_ element: AnyHashable, depth: Int, into outputs: inout _ViewOutputs) {
        let type = type(of: element.base)
        let key = NodeKey.id(AnyHashable([AnyHashable(depth), element]))
        if let linked = element.base as? LinkedScreen {
            render(linked, at: key, depth: depth, into: &outputs)
        } else if let destination = destinations[ObjectIdentifier(type)],
            let view = inputs.descend(key).content(of: element, destination.view)
        {
            render(view, at: key, depth: depth, into: &outputs)
        } else {
            inputs.host.report(
                """
                NavigationStack: no destination for \(element.base) of type \(type).

                This usually means that a route was pushed on a stack that does not know its type. The screen is empty.
                To fix this, add .navigationDestination(for: \(type).self) to a view inside the stack.
                """
            )
            render(EmptyView(), at: key, depth: depth, into: &outputs)
        }
    }

    mutating func render(_ view: some View, at key: NodeKey, depth: Int, into outputs: inout _ViewOutputs) {
        let (path, isTop) = (self.path, depth == elements.count)
        var here = inputs.descend(key)
        here.isLazy = false
        here.isVisible = inputs.isVisible && isTop
        here.environment.navigationPush = memory.push
        if depth > 0 { here.setDismiss { path.truncate(depth - 1) } }
        let (rendered, screen) = here.screen(of: view, into: &outputs)
        rendered.isCovered = !isTop
        rendered.isPushed = depth > 0
        if depth > 0, screen.hidesBackButton != true {
            rendered.actions[.dismiss] = { _ in path.truncate(depth - 1) }
        }
        node.children.append(rendered)
        for destination in screen.destinations { declare(destination) }
        // The top screen decides for the sheet that the stack is in.
        if isTop, screen.keepsSheetOpen == true { outputs.screen.keepsSheetOpen = true }
    }

    /// Takes the destination, unless one for its type is declared closer to the root.
    private mutating func declare(_ destination: Screen.Destination) {
        let id = ObjectIdentifier(destination.type)
        guard destinations[id] != nil else {
            destinations[id] = destination
            return
        }
        guard !inputs.host.isChecking, memory.reported.insert(id).inserted else { return }
        inputs.host.report(
            """
            NavigationStack: a second destination for \(destination.type) is ignored.

            The stack uses the destination declared closest to its root. To fix this, write \
            .navigationDestination(for: \(destination.type).self) once, on a view of the root screen.
            """
        )
    }
}
