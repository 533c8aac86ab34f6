#if os(macOS)
    extension View {
        /// A Mac has no screens over everything: it shows a sheet.
        public func fullScreenCover<Item: Identifiable, Content: View>(
            item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
        ) -> some View {
            sheet(item: item, onDismiss: onDismiss, content: content)
        }
    }
#endif
