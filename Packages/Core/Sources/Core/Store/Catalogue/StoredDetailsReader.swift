import Foundation
import Model

/// Reads the details of a product from the text that ``StoredDetails`` writes, byte by byte.
///
/// A general decoder takes longer for it than SQLite for the row. Whatever is not quite of that form (a key that this
/// version does not know, a sign that is written as an escape) makes it give up, and the general decoder reads the text.
struct StoredDetailsReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var place = 0

    /// Nil when the text is not quite of the form.
    static func details(_ bytes: UnsafeBufferPointer<UInt8>, _ images: ImageAddresses) -> ProductDetails? {
        var reader = StoredDetailsReader(bytes: bytes)
        guard let details = reader.details(images), reader.place == bytes.count else { return nil }
        return details
    }

    private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    private mutating func details(_ images: ImageAddresses) -> ProductDetails? {
        var details = ProductDetails()
        // What must be there has to be there, or this is the text of another version.
        var required = 0
        let isRead = object { reader, key in
            switch key {
            case "description":
                required |= 1
                return reader.string(into: &details.description)
            case "images":
                required |= 2
                return reader.list { reader in
                    guard let text = reader.string() else { return false }
                    if let address = images.address(of: text) { details.images.append(address) }
                    return true
                }
            case "tags":
                required |= 4
                return reader.list { reader in
                    reader.string().map { details.tags.append($0) } != nil
                }
            case "reviews":
                required |= 8
                return reader.list { reader in
                    reader.review().map { details.reviews.append($0) } != nil
                }
            case "sku": return reader.string(into: &details.sku)
            case "warranty": return reader.string(into: &details.warranty)
            case "shipping": return reader.string(into: &details.shipping)
            case "returnPolicy": return reader.string(into: &details.returnPolicy)
            case "weight": return reader.number(into: &details.weight)
            case "dimensions":
                details.dimensions = reader.dimensions()
                return details.dimensions != nil
            default: return false
            }
        }
        return isRead && required == 0b1111 ? details : nil
    }

    private mutating func review() -> Review? {
        var (id, rating, comment, date, reviewer): (Double?, Double?, String?, Double?, String?)
        let isRead = object { reader, key in
            switch key {
            case "id": reader.number(into: &id)
            case "rating": reader.number(into: &rating)
            case "comment": reader.string(into: &comment)
            case "date": reader.number(into: &date)
            case "reviewer": reader.string(into: &reviewer)
            default: false
            }
        }
        guard isRead, let comment, let reviewer, let rating = rating.flatMap(Int.init(exactly:)) else { return nil }
        let number = id.flatMap(Int.init(exactly:))
        // Larger whole numbers are not told apart here.
        guard (number == nil) == (id == nil), (number ?? 0).magnitude < 1 << 53 else { return nil }
        return Review(
            id: number, rating: rating, comment: comment, date: date.map(Date.init(timeIntervalSinceReferenceDate:)),
            reviewer: reviewer)
    }

    private mutating func dimensions() -> Dimensions? {
        var (width, height, depth): (Double?, Double?, Double?)
        let isRead = object { reader, key in
            switch key {
            case "width": reader.number(into: &width)
            case "height": reader.number(into: &height)
            case "depth": reader.number(into: &depth)
            default: false
            }
        }
        guard isRead, let width, let height, let depth else { return nil }
        return Dimensions(width: width, height: height, depth: depth)
    }
}

extension StoredDetailsReader {
    /// Calls `member` with each key, standing at its value.
    private mutating func object(_ member: (inout StoredDetailsReader, StaticKey) -> Bool) -> Bool {
        guard take("{") else { return false }
        if take("}") { return true }
        repeat {
            guard let key = stringBytes(), take(":"), member(&self, StaticKey(bytes: key)) else { return false }
        } while take(",")
        return take("}")
    }

    private mutating func list(_ element: (inout StoredDetailsReader) -> Bool) -> Bool {
        guard take("[") else { return false }
        if take("]") { return true }
        repeat {
            guard element(&self) else { return false }
        } while take(",")
        return take("]")
    }

    private mutating func string() -> String? { stringBytes().map { String(decoding: $0, as: UTF8.self) } }

    private mutating func string(into value: inout String) -> Bool {
        guard let string = string() else { return false }
        value = string
        return true
    }

    private mutating func string(into value: inout String?) -> Bool {
        value = string()
        return value != nil
    }

    /// A text without escapes.
    private mutating func stringBytes() -> Slice<UnsafeBufferPointer<UInt8>>? {
        guard take("\"") else { return nil }
        let start = place
        while place < bytes.count {
            let byte = bytes[place]
            if byte == UInt8(ascii: "\"") {
                place += 1
                return bytes[start..<(place - 1)]
            }
            guard byte != UInt8(ascii: "\\"), byte >= 0x20 else { return nil }
            place += 1
        }
        return nil
    }

    private mutating func number(into value: inout Double?) -> Bool {
        let start = place
        while place < bytes.count, Self.isOfNumber(bytes[place]) { place += 1 }
        guard place > start, place - start < 40 else { return false }
        value = Double(String(decoding: bytes[start..<place], as: UTF8.self))
        return value?.isFinite == true
    }

    private static func isOfNumber(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
            UInt8(ascii: "e"), UInt8(ascii: "E"):
            true
        default: false
        }
    }

    private mutating func take(_ sign: Unicode.Scalar) -> Bool {
        guard place < bytes.count, bytes[place] == UInt8(ascii: sign) else { return false }
        place += 1
        return true
    }
}

/// A key of an object, compared without making a text of it.
private struct StaticKey {
    let bytes: Slice<UnsafeBufferPointer<UInt8>>

    static func ~= (key: StaticString, found: StaticKey) -> Bool {
        guard key.utf8CodeUnitCount == found.bytes.count else { return false }
        return key.withUTF8Buffer { $0.elementsEqual(found.bytes) }
    }
}
