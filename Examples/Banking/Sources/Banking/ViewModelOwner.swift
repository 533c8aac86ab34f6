import FlowUI

/// Owns the view model of a screen as long as the screen is shown.
struct ViewModelOwner<ViewModel, Screen: View>: View {
    @State private var viewModel: ViewModel
    private let screen: (ViewModel) -> Screen

    /// - Parameter viewModel: It is kept when the view first appears. One that is made later is dropped, so making it has no effect.
    init(_ viewModel: ViewModel, @ViewBuilder screen: @escaping (ViewModel) -> Screen) {
        _viewModel = State(initialValue: viewModel)
        self.screen = screen
    }

    var body: some View { screen(viewModel) }
}
