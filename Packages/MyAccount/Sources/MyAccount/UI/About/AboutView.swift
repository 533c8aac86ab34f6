import FlowKit
import Model
public import SharedUI

/// The app's version, legal pages and libraries.
public struct AboutView<ViewModel: AboutViewModelProtocol>: View {
    @StateObject private var viewModel: ViewModel

    public init(viewModel: @autoclosure @escaping () -> ViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        List {
            Section { header }
            if !viewModel.pages.isEmpty {
                Section("Legal") {
                    ForEach(viewModel.pages, id: \.self) { page in
                        DisclosureRow(page.title, symbol: "doc.text") { viewModel.open(page) }
                            .accessibilityIdentifier("about.\(page)-page.row")
                    }
                }
            }
            Section("Libraries") {
                ForEach(viewModel.libraries) { library in row(library) }
            }
        }
        .navigationTitle("About")
        .inlineNavigationTitle()
    }

    private var header: some View {
        HStack(spacing: Spacing.m) {
            Image(systemName: "storefront")
                .font(FontStyle.title)
                .foregroundStyle(ThemedColor.accent)
                .scaledFrame(width: 64, height: 64)
                .background(ThemedColor.surface, in: RoundedRectangle(cornerRadius: CornerRadius.l))
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: Spacing.xs) {
                Text(viewModel.name)
                    .font(FontStyle.heading)
                    .accessibilityAddTraits(.isHeader)
                    .accessibilityIdentifier("about.name.label")
                Text("Version \(viewModel.version)")
                    .font(FontStyle.note)
                    .foregroundStyle(ThemedColor.secondaryText)
                    .accessibilityIdentifier("about.version.label")
            }
        }
        .padding(.vertical, Spacing.s)
    }

    @ViewBuilder private func row(_ library: SoftwareLibrary) -> some View {
        if let url = library.url {
            LabeledContent(library.id) {
                Link(library.license, destination: url)
                    .accessibilityLabel("\(library.license) license of \(library.id)")
            }
        }
    }
}
