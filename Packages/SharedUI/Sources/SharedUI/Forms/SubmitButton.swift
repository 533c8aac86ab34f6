/// The button that completes a form or a step. It takes the whole width, and shows progress.
public struct SubmitButton: View {
    private let title: LocalizedStringResource
    private let workingTitle: LocalizedStringResource
    private let isWorking: Bool
    private let identifier: String
    private let action: @MainActor () async -> Void

    /// - Parameters:
    ///   - title: The title.
    ///   - workingTitle: The text beside the progress. By default, the title.
    ///   - isWorking: A Boolean value that indicates whether the action is in progress. The button is disabled then.
    ///   - identifier: The accessibility identifier.
    ///   - action: Completes the form.
    public init(
        _ title: LocalizedStringResource, working workingTitle: LocalizedStringResource? = nil, isWorking: Bool = false,
        identifier: String,
        action: @escaping @MainActor () async -> Void
    ) {
        self.title = title
        self.workingTitle = workingTitle ?? title
        self.isWorking = isWorking
        self.identifier = identifier
        self.action = action
    }

    public var body: some View {
        ThemedButton(isWorking ? workingTitle : title, isLoading: isWorking, isWide: true) { Task { await action() } }
            .accessibilityIdentifier(identifier)
    }
}
