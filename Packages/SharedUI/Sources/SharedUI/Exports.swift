// Features import SharedUI and write SwiftUI.
@_exported public import FlowUI
