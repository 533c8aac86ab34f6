public import Foundation

extension View {
    public func padding(_ insets: EdgeInsets) -> some View {
        Decorated(self, layer: .padding) { $0.style.padding = insets }
    }

    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let length = length ?? 16
        return padding(
            EdgeInsets(
                top: edges.contains(.top) ? length : 0,
                leading: edges.contains(.leading) ? length : 0,
                bottom: edges.contains(.bottom) ? length : 0,
                trailing: edges.contains(.trailing) ? length : 0
            )
        )
    }

    public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        Decorated(self, layer: .frame) { $0.style.frame = .init(width: width, height: height, alignment: alignment) }
    }

    public func frame(
        minWidth: CGFloat? = nil,
        idealWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        Decorated(self, layer: .frame) {
            $0.style.frame = .init(
                minWidth: minWidth,
                idealWidth: idealWidth,
                maxWidth: maxWidth,
                minHeight: minHeight,
                idealHeight: idealHeight,
                maxHeight: maxHeight,
                alignment: alignment
            )
        }
    }

    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        Decorated(self, layer: .aspectRatio) {
            $0.style.aspectRatio = .init(ratio: aspectRatio, contentMode: contentMode)
        }
    }

    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    public func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }

    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        Decorated(self) { $0.style.offset = CGSize(width: x, height: y) }
    }

    public func zIndex(_ value: Double) -> some View { Decorated(self) { $0.style.zIndex = value } }

    public func fixedSize() -> some View { Decorated(self) { $0.style.fixedSize = [.horizontal, .vertical] } }

    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        Decorated(self) { node in
            var axes: Axis.Set = []
            if horizontal { axes.insert(.horizontal) }
            if vertical { axes.insert(.vertical) }
            node.style.fixedSize = axes
        }
    }

    public func layoutPriority(_ value: Double) -> some View { Decorated(self) { $0.style.layoutPriority = value } }

    /// Differs from SwiftUI: the regions and edges don't matter.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        Decorated(self) { $0.style.ignoresSafeArea = true }
    }

    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}

/// The parts of the safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all: SafeAreaRegions = [.container, .keyboard]
}
