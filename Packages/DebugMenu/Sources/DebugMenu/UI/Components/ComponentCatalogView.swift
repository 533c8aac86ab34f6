import FlowKit
import Model
public import SharedUI

/// All components of the design system, in groups.
public struct ComponentCatalogView: View {
    @StateObject private var viewModel: ComponentCatalogViewModel

    public init(viewModel: @autoclosure @escaping () -> ComponentCatalogViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: Spacing.xl) {
                Picker("Group", selection: $viewModel.group) {
                    ForEach(ComponentGroup.allCases, id: \.self) { Text($0.rawValue.capitalized).tag($0) }
                }
                .accessibilityIdentifier("debug-components.group.picker")
                ComponentSamples(viewModel.group)
            }
            .padding(Spacing.l)
        }
        .navigationTitle("Components")
        .inlineNavigationTitle()
    }
}
