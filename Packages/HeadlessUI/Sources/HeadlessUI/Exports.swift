// As SwiftUI does. Without CoreGraphics, `CGSize` has no members and isn't `Equatable` on Apple platforms.
#if canImport(CoreGraphics)
    @_exported public import CoreGraphics
#endif
