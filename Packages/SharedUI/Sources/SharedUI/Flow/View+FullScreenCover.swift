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
