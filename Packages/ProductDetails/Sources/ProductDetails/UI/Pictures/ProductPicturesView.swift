import FlowKit
import Model
public import SharedUI

/// A product's pictures in full size, one at a time.
public struct ProductPicturesView<ViewModel: ProductPicturesViewModelProtocol>: View {
    @StateObject private var viewModel: ViewModel
    @Environment(\.layoutDirection) private var direction

    public init(viewModel: @autoclosure @escaping () -> ViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        // The scroll view fills the screen, so that the bar below has the same position for every picture.
        ScrollView { content.frame(maxWidth: .infinity).padding(Spacing.l) }
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
            .task { await viewModel.observe() }
    }

    @ViewBuilder private var content: some View {
        switch viewModel.state {
        case .loading:
            ProgressView("Loading")
        case .success:
            if pictures.indices.contains(viewModel.index) {
                RemoteImage(
                    pictures[viewModel.index],
                    label: pictures.count > 1 ? "\(localized: title), picture \(viewModel.index + 1)" : title
                )
                .framed()
                .frame(maxWidth: 720)
                .gesture(DragGesture(minimumDistance: 24).onEnded { turn(SideSwipe($0.translation, direction)) })
                .accessibilityIdentifier("pictures.picture.image")
            } else {
                EmptyStateView(icon: .picture, title: "No pictures yet", message: "This product has no pictures.")
            }
        case .error(let error):
            ErrorView(error) { viewModel.retry() }
        }
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
