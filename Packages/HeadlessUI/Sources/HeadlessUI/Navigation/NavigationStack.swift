/// A root view and the screens pushed over it.
///
/// A screen below the top keeps its state. It is evaluated only if what it declares is needed above it: destinations,
/// sheets, alerts, dialogs.
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
        let path = self.path ?? StackPath(inputs.memory { StackPath.OwnPath() }, at: inputs.place)
        var renderer = StackRenderer(inputs: inputs, path: path)
        renderer.render(root, at: .part(.root), depth: 0)
        for (index, element) in renderer.elements.enumerated() {
            renderer.push(element, depth: index + 1)
        }
        outputs.nodes.append(renderer.finish())
    }
}
