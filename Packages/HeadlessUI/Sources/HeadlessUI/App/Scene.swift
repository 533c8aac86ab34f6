/// A part of an app's interface with a life of its own.
@preconcurrency @MainActor
public protocol Scene {
    associatedtype Body: Scene

    @SceneBuilder var body: Body { get }

    func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs)
}

extension Scene {
    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        let here = inputs.descend(.type(ObjectIdentifier(Self.self)))
        here.body(of: self) { $0.body }._render(in: here, into: &outputs)
    }
}

extension Scene where Body == Never {
    /// Primitive scenes are rendered directly: nothing evaluates their body.
    public var body: Never { fatalError("\(Self.self) is a primitive scene and has no body") }
}

extension Never: Scene {}

/// A scene with windows that have the same content.
///
/// Differs from SwiftUI: there is one window. A `ViewHost` of the app's views stands for each further one.
public struct WindowGroup<Content>: Scene where Content: View {
    private let content: Content

    public typealias Body = Never

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public init(id: String, @ViewBuilder content: () -> Content) { self.init(content: content) }

    public init(_ title: Text, @ViewBuilder content: () -> Content) { self.init(content: content) }

    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content) }

    @_disfavoredOverload
    public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
        self.init(content: content)
    }

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        content._render(in: inputs, into: &outputs)
    }
}

/// Builds a scene from the statements of a closure.
///
/// Differs from SwiftUI: the first scene is shown.
@resultBuilder @MainActor
public struct SceneBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: Scene { content }

    public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene { content }

    @_disfavoredOverload
    public static func buildBlock<First, each Content>(
        _ first: First, _ content: repeat each Content
    ) -> First where First: Scene, repeat each Content: Scene { first }
}
