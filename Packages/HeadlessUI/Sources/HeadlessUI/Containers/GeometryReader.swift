public import Foundation

/// A container whose content depends on its size.
///
/// Differs from SwiftUI: nothing is measured. The size is that of the screen that the host sets, wherever the view is.
public struct GeometryReader<Content>: View where Content: View {
    public var content: (GeometryProxy) -> Content

    public typealias Body = Never

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        let inside = inputs.descend(.part(.content))
        let content = inside.content(of: GeometryProxy(size: inputs.environment.screenSize), content)
        let node = inputs.node(.zstack, content, into: &outputs)
        node.style.horizontalAlignment = .leading
        node.style.verticalAlignment = .top
        outputs.nodes.append(node)
    }
}

/// The size of a container.
public struct GeometryProxy: Equatable, Sendable {
    public let size: CGSize

    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    /// Differs from SwiftUI: the frame begins at zero in each coordinate space.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
}

/// A system of coordinates.
public struct CoordinateSpace: Sendable {
    public static let global = CoordinateSpace()
    public static let local = CoordinateSpace()

    public static func named(_ name: some Hashable) -> CoordinateSpace { CoordinateSpace() }
}

private struct GeometryChangeView<Content: View, Value: Equatable>: View, TraitReading {
    let content: Content
    let transform: (GeometryProxy) -> Value
    let action: (Value, Value) -> Void

    typealias Body = Never

    func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        changing(in: inputs)._render(in: inputs, into: &outputs)
    }

    func readTraits(into reader: inout TraitReader, in inputs: _ViewInputs) {
        inputs.readTraits(of: changing(in: inputs), into: &reader)
    }

    private func changing(in inputs: _ViewInputs) -> some View {
        let value = transform(GeometryProxy(size: inputs.environment.screenSize))
        return content.onChange(of: value, initial: true, action)
    }
}

private struct ScreenSizeKey: EnvironmentKey {
    static var defaultValue: CGSize { CGSize(width: 390, height: 844) }
}

@_spi(Inspection)
extension EnvironmentValues {
    /// The size of the screen in points, which geometry readers have. A phone's by default.
    public var screenSize: CGSize {
        get { self[ScreenSizeKey.self] }
        set { self[ScreenSizeKey.self] = newValue }
    }
}

extension View {
    /// Differs from SwiftUI: the action runs at first, and when the host sets another size of the screen.
    public func onGeometryChange<T>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
    ) -> some View where T: Equatable {
        GeometryChangeView(content: self, transform: transform) { _, new in action(new) }
    }

    /// Differs from SwiftUI: the action runs at first, and when the host sets another size of the screen.
    public func onGeometryChange<T>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View where T: Equatable {
        GeometryChangeView(content: self, transform: transform, action: action)
    }

    public func coordinateSpace<T>(name: T) -> some View where T: Hashable { self }
    public func coordinateSpace(_ name: CoordinateSpace) -> some View { self }
}
