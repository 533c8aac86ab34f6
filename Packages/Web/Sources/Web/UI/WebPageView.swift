import FlowKit
import Loading
import Model
public import SharedUI

/// A page of the shop's website.
public struct WebPageView<ViewModel: WebPageViewModelProtocol>: View {
    @StateObject private var viewModel: ViewModel
    @Environment(\.locale) private var locale

    public init(viewModel: @autoclosure @escaping () -> ViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        // The task belongs to the stack: it goes on when the content becomes another view.
        VStack(spacing: 0) { content }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .navigationTitle(Text(viewModel.title))
            .inlineNavigationTitle()
            .task { await viewModel.observe() }
    }

    @ViewBuilder private var content: some View {
        switch viewModel.state {
        case .loading:
            LoadingView()
        case .success(let url):
            if let progress = viewModel.progress {
                ProgressView(value: progress)
                    .accessibilityLabel("Loading the page")
                    .accessibilityIdentifier("web.progress")
            }
            WebContentView(
                viewModel.url(url, in: locale), title: viewModel.title, configuration: viewModel.configuration
            ) {
                viewModel.follow($0)
            } report: {
                viewModel.report($0)
            }
            .accessibilityIdentifier("web.page")
        case .error(let error):
            ErrorView(error) { viewModel.retry() }
        }
    }
}
