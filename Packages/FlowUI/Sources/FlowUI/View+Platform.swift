extension View {
    /// Hides the bar of the `TabView` that this view is a tab of.
    ///
    /// On macOS the tabs stay visible, because it has no placement for the bar: give them a `tabItem`.
    public func tabBarHidden() -> some View {
        #if os(macOS) && !Headless
            return self
        #else
            return toolbar(.hidden, for: .tabBar)
        #endif
    }

    /// Calls a function when the view is on screen and the animation of its presentation has ended.
    func onPresented(perform action: @escaping @MainActor () -> Void) -> some View {
        #if Headless || !canImport(UIKit)
            return onAppear { action() }
        #else
            return background(PresentationEnd(action: action).accessibilityHidden(true))
        #endif
    }
}

#if os(macOS) && !Headless
    extension View {
        /// Presents a sheet: macOS has no full-screen covers.
        public func fullScreenCover<Item: Identifiable, Content: View>(
            item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
        ) -> some View {
            sheet(item: item, onDismiss: onDismiss, content: content)
        }
    }
#endif

#if canImport(UIKit) && !Headless
    import UIKit

    /// A view that is notified when its presentation has ended. SwiftUI's `onAppear` is called when it begins.
    private struct PresentationEnd: UIViewControllerRepresentable {
        let action: @MainActor () -> Void

        func makeUIViewController(context: Context) -> Controller { Controller(action: action) }

        func updateUIViewController(_ controller: Controller, context: Context) { controller.action = action }

        final class Controller: UIViewController {
            var action: @MainActor () -> Void

            init(action: @escaping @MainActor () -> Void) {
                self.action = action
                super.init(nibName: nil, bundle: nil)
            }

            required init?(coder: NSCoder) { nil }

            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                action()
            }
        }
    }
#endif
