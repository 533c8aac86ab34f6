@_exported public import FlowLocalization
// As SwiftUI does: `CGFloat` and `URL` are part of its signatures.
@_exported public import Foundation
@_exported public import SharedCombine

// A module that imports FlowUI writes SwiftUI. HeadlessUI has the same signatures for systems without SwiftUI, and for screen
// tests on a Mac, which enable the trait `Headless`.
#if Headless || !canImport(SwiftUI)
    @_exported public import HeadlessUI
#else
    @_exported public import SwiftUI
#endif
