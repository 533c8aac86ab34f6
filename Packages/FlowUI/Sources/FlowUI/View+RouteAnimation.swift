public import FlowKit

extension View {
    /// Sets the animation with which the pushed or presented screen appears. Apply it to the root of the screen.
    ///
    /// macOS animates all screens in its own way, and iOS before 27 has no cross-fade.
    public func appears(with animation: RouteAnimation) -> some View {
        #if os(macOS) && !Headless
            return self
        #else
            return modifier(Appearance(animation: animation))
        #endif
    }
}

#if !os(macOS) || Headless
    private struct Appearance: ViewModifier {
        let animation: RouteAnimation
        @Namespace private var namespace

        func body(content: Content) -> some View {
            switch animation {
            case .slide: content
            case .fade: crossFade(content)
            // The screen has no source, as a link may open it too: the system chooses where it grows from.
            case .zoom: content.navigationTransition(.zoom(sourceID: 0, in: namespace))
            }
        }

        @ViewBuilder private func crossFade(_ content: Content) -> some View {
            #if Headless || !canImport(SwiftUI)
                content.navigationTransition(.crossFade)
            #elseif compiler(>=6.4)
                if #available(iOS 27, *) { content.navigationTransition(.crossFade) } else { content }
            #else
                content
            #endif
        }
    }
#endif
