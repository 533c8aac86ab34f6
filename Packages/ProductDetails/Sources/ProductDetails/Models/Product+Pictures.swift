import Foundation
import Model

extension Product {
    /// The pictures, or the thumbnail if there are none.
    var pictures: [URL] { details.images.isEmpty ? [summary.thumbnail].compactMap(\.self) : details.images }
}
