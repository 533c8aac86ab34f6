/// The structure and behavior of an app.
@preconcurrency @MainActor
public protocol App {
    associatedtype Body: Scene

    @SceneBuilder var body: Body { get }

    init()
}

extension App {
    /// Prints what the app shows at first, as an outline: there is no window here. A test or host creates a `ViewHost` of
    /// the app instead.
    public static func main() { print(ViewHost(app: Self()).tree.outline) }
}

@_spi(Inspection)
extension ViewHost {
    /// Creates a host that shows the first scene of an app.
    public convenience init<A: App>(app: A) { self.init(AppView(app: app)) }
}

private struct AppView<A: App>: View {
    let app: A

    typealias Body = Never

    func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        let here = inputs.descend(.type(ObjectIdentifier(A.self)))
        here.body(of: app) { $0.body }._render(in: here, into: &outputs)
    }
}
