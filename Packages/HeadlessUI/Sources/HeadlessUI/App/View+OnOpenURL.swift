public import Foundation

private struct URLReceiverView<Content: View>: View, TraitReading {
    let content: Content
    let action: (URL) -> Void

    typealias Body = Never

    func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        let here = inputs.descend(.part(.change))
        content._render(in: here, into: &outputs)
        if inputs.host.isChecking { return }
        here.memory { inputs.host.urlReceivers.makeReceiver() }.action = action
    }

    func readTraits(into reader: inout TraitReader, in inputs: _ViewInputs) {
        inputs.descend(.part(.change)).readTraits(of: content, into: &reader)
    }
}

/// A view's action for the URLs that the app is opened with.
@MainActor
final class URLReceiver {
    fileprivate var action: (URL) -> Void = { _ in }
}

/// The views that receive the URLs that the app is opened with.
@MainActor
struct URLReceivers {
    private struct Entry {
        weak var receiver: URLReceiver?
    }
    private var entries: [Entry] = []

    mutating func makeReceiver() -> URLReceiver {
        let receiver = URLReceiver()
        entries.removeAll { $0.receiver == nil }
        entries.append(Entry(receiver: receiver))
        return receiver
    }

    func receive(_ url: URL) {
        for entry in entries { entry.receiver?.action(url) }
    }
}

@_spi(Inspection)
extension ViewHost {
    /// Opens the app with a URL, as the system does: the actions of `onOpenURL` run.
    public func receive(_ url: URL) {
        _ = tree
        urlReceivers.receive(url)
    }
}

extension View {
    /// Performs an action when the app is opened with a URL.
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        URLReceiverView(content: self, action: action)
    }
}
