// As SwiftUI does: `CGFloat` and `URL` are part of its signatures.
@_exported public import Foundation
@_exported public import SharedCombine

// Features import SharedUI and write SwiftUI. Where the system has none, HeadlessUI has its signatures.
#if canImport(SwiftUI)
    @_exported public import SwiftUI
#else
    @_exported public import HeadlessUI
#endif
