public import Foundation

/// The state of loading an image.
public enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)

    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A picture from a URL.
///
/// The host that shows the tree loads it; here a URL counts as loaded, and no URL as an image that is still loading.
public struct AsyncImage<Content>: View where Content: View {
    private let url: URL?
    private let content: (AsyncImagePhase) -> Content

    public typealias Body = Never

    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.url = url
        content = { $0.image ?? Image(source: .name("")) }
    }

    public init<I, P>(
        url: URL?,
        scale: CGFloat = 1,
        @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P>, I: View, P: View {
        self.url = url
        self.content = { phase in
            if let image = phase.image {
                _ConditionalContent(storage: .trueContent(content(image)))
            } else {
                _ConditionalContent(storage: .falseContent(placeholder()))
            }
        }
    }

    public init(
        url: URL?,
        scale: CGFloat = 1,
        transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.content = content
    }

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        let phase = url.map { AsyncImagePhase.success(Image(source: .url($0))) } ?? .empty
        let here = inputs.descend(.part(.content))
        here.content(of: phase, content)._render(in: here, into: &outputs)
    }
}
