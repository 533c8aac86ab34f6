import FlowKit
import Loading
import Model
public import SharedUI

/// A product's pictures in full size, one at a time.
public struct ProductPicturesView<ViewModel: ProductPicturesViewModelProtocol>: View {
    /// The size of an enlarged picture.
    private static var largeSide: CGFloat { 1_200 }

    @StateObject private var viewModel: ViewModel
    @State private var isEnlarged = false
    @Environment(\.layoutDirection) private var direction
    private let picture: Int?

    /// - Parameters:
    ///   - viewModel: The view model, created once for the lifetime of the screen.
    ///   - picture: The number of the picture in the route. When it changes, the screen keeps its identity.
    public init(viewModel: @autoclosure @escaping () -> ViewModel, picture: Int? = nil) {
        _viewModel = StateObject(wrappedValue: viewModel())
        self.picture = picture
    }

    public var body: some View {
        // It fills the screen, so that the bar below has the same position for every picture.
        VStack(spacing: 0) { content }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .navigationTitle(Text(title))
            .inlineNavigationTitle()
            .cancelToolbar("Close", identifier: "pictures.close.button") { viewModel.close() }
            .safeAreaInset(edge: .bottom) {
                if pictures.count > 1 {
                    PageTurner(.picture, identifier: "pictures", number: viewModel.index + 1, of: pictures.count) {
                        viewModel.turn(by: $0)
                    }
                }
            }
            .onChange(of: picture) { _, new in viewModel.show(new) }
            .onChange(of: viewModel.index) { isEnlarged = false }
            .task { await viewModel.observe() }
    }

    @ViewBuilder private var content: some View {
        switch viewModel.state {
        case .loading:
            LoadingView()
        case .success:
            if pictures.indices.contains(viewModel.index) {
                if isEnlarged {
                    ScrollView([.horizontal, .vertical]) {
                        button { $0.frame(width: Self.largeSide, height: Self.largeSide) }
                    }
                } else {
                    button { $0.frame(maxWidth: .infinity, maxHeight: .infinity) }
                        .frame(maxWidth: .infinity, maxHeight: .infinity)
                        .contentShape(Rectangle())
                        .gesture(
                            DragGesture(minimumDistance: 24).onEnded { turn(SideSwipe($0.translation, direction)) })
                }
            } else {
                EmptyStateView(icon: .picture, title: "No pictures yet", message: "This product has no pictures.")
            }
        case .error(let error):
            ErrorView(error) { viewModel.retry() }
        }
    }

    /// The picture in a size. A tap fits it into the screen, or enlarges it.
    private func button(_ sized: (RemoteImage) -> some View) -> some View {
        Button {
            isEnlarged.toggle()
        } label: {
            sized(RemoteImage(pictures[viewModel.index], label: ""))
        }
        .buttonStyle(.plain)
        .accessibilityLabel(
            Text(pictures.count > 1 ? "\(localized: title), picture \(viewModel.index + 1)" : title)
        )
        .accessibilityHint("Enlarges the picture")
        .accessibilityAddTraits(isEnlarged ? [.isSelected] : [])
        .accessibilityIdentifier("pictures.picture.image")
    }

    private func turn(_ swipe: SideSwipe) {
        if swipe.step != 0 { viewModel.turn(by: swipe.step) }
    }

    private var pictures: [URL] { viewModel.pictures }
    private var title: LocalizedStringResource { viewModel.state.value.map { "\($0.summary.title)" } ?? "Pictures" }
}

/// A swipe to the side, which turns to another picture.
struct SideSwipe {
    /// 1 for the next picture, which a swipe towards the leading edge brings, -1 for the previous one, and 0 if the swipe
    /// isn't to the side.
    let step: Int

    init(_ translation: CGSize, _ direction: LayoutDirection) {
        guard abs(translation.width) > abs(translation.height) else {
            step = 0
            return
        }
        step = (translation.width < 0) == (direction == .leftToRight) ? 1 : -1
    }
}
