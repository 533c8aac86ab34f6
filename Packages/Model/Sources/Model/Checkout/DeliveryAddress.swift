public import FlowKit
import Foundation

/// An address to which an order is delivered.
///
/// It may have any texts: see ``problems`` for whether the shop delivers to it.
public struct DeliveryAddress: Hashable, Codable, Sendable {
    /// A part of an address, in the order of the form: the country precedes the parts whose rules depend on it.
    public enum Field: String, CaseIterable, Hashable, Sendable {
        case name, country, street, postalCode, city
    }

    /// The recipient.
    public var name: String
    /// The street and the house number.
    public var street: String
    /// The postal code.
    public var postalCode: String
    /// The city.
    public var city: String
    /// The code of a ``DeliveryCountry``: `DE`. Empty if none is chosen.
    public var country: String

    /// Creates an address without validation.
    public init(
        name: String = "", street: String = "", postalCode: String = "", city: String = "", country: String = ""
    ) {
        self.name = name
        self.street = street
        self.postalCode = postalCode
        self.city = city
        self.country = country
    }

    /// The text of a field.
    public subscript(field: Field) -> String {
        get {
            switch field {
            case .name: name
            case .street: street
            case .postalCode: postalCode
            case .city: city
            case .country: country
            }
        }
        set {
            switch field {
            case .name: name = newValue
            case .street: street = newValue
            case .postalCode: postalCode = newValue
            case .city: city = newValue
            case .country: country = newValue
            }
        }
    }

    /// A number that identifies the address by its content, in any order of addresses and after a restart of the app.
    public var number: Int {
        // FNV-1a: the standard library's hash values differ between launches.
        let text = [name, street, postalCode, city, country].joined(separator: "\n")
        let hash = text.utf8.reduce(2_166_136_261 as UInt32) { ($0 ^ UInt32($1)) &* 16_777_619 }
        return Int(hash >> 1)
    }

    /// A Boolean value that indicates whether all fields are blank.
    public var isBlank: Bool { Field.allCases.allSatisfy { self[$0].allSatisfy(\.isWhitespace) } }

    /// The address without surrounding whitespace, which pasted texts often have, and with a postal code in capital
    /// letters.
    public var normalized: DeliveryAddress {
        var address = self
        for field in Field.allCases { address[field] = self[field].trimmingCharacters(in: .whitespacesAndNewlines) }
        address.postalCode = address.postalCode.uppercased()
        return address
    }

    /// The address as on a label, line by line: name, street, postal code and city, country.
    public var lines: [LocalizedStringResource] {
        ["\(name)", "\(street)", "\(postalCode) \(city)", DeliveryCountry(rawValue: country)?.name ?? "\(country)"]
    }
}

// MARK: - Validation

extension DeliveryAddress {
    private static let longest = 100

    /// The problems of the normalized address. Empty if the shop delivers to it.
    public var problems: [Field: AddressProblem] {
        let address = normalized
        var problems: [Field: AddressProblem] = [:]
        for field in Field.allCases { problems[field] = address.problem(in: field) }
        return problems
    }

    private func problem(in field: Field) -> AddressProblem? {
        let text = self[field]
        if text.isEmpty { return .missing(field) }
        switch TextRule.problem(in: text, maximumLength: Self.longest) {
        case .tooLong: return .tooLong
        case .unreadable: return .unreadable
        case nil: break
        }
        switch field {
        case .name, .street, .city: return nil
        case .country: return DeliveryCountry(rawValue: text) == nil ? .unknownCountry : nil
        case .postalCode:
            guard let country = DeliveryCountry(rawValue: country), !country.accepts(text) else { return nil }
            return .postalCode(example: country.examplePostalCode)
        }
    }
}

/// A problem in a field of an address.
public enum AddressProblem: Error, Hashable, Sendable {
    /// The field is empty.
    case missing(DeliveryAddress.Field)
    /// The text is longer than 100 characters.
    case tooLong
    /// The text has line breaks or control characters.
    case unreadable
    /// The postal code doesn't have the form of the country's postal codes.
    case postalCode(example: String)
    /// The shop doesn't deliver to this country.
    case unknownCountry
}

extension AddressProblem {
    /// The text to show to the user.
    public var text: LocalizedStringResource {
        switch self {
        case .missing(.name): "Enter the recipient's name."
        case .missing(.street): "Enter the street and house number."
        case .missing(.postalCode): "Enter the postal code."
        case .missing(.city): "Enter the city."
        case .missing(.country): "Choose a country."
        case .tooLong: "This is too long. Use at most 100 characters."
        case .unreadable: "Use one line without special characters."
        case .postalCode(let example): "Enter a postal code such as \(example)."
        case .unknownCountry: "We don't deliver to this country. Choose another one."
        }
    }
}

/// A country to which the shop delivers, by its ISO 3166 code.
public enum DeliveryCountry: String, CaseIterable, Hashable, Sendable {
    case austria = "AT"
    case canada = "CA"
    case france = "FR"
    case germany = "DE"
    case netherlands = "NL"
    case unitedKingdom = "GB"
    case unitedStates = "US"

    /// The display name.
    public var name: LocalizedStringResource {
        switch self {
        case .austria: "Austria"
        case .canada: "Canada"
        case .france: "France"
        case .germany: "Germany"
        case .netherlands: "Netherlands"
        case .unitedKingdom: "United Kingdom"
        case .unitedStates: "United States"
        }
    }

    /// A valid postal code.
    public var examplePostalCode: String {
        switch self {
        case .austria: "1010"
        case .canada: "K1A 0B1"
        case .france: "75001"
        case .germany: "10115"
        case .netherlands: "1012 AB"
        case .unitedKingdom: "SW1A 1AA"
        case .unitedStates: "10001"
        }
    }

    /// The forms of postal codes without spaces: `9` is a digit, and `A` a letter.
    private var postalCodeForms: [String] {
        switch self {
        case .austria: ["9999"]
        case .canada: ["A9A9A9"]
        case .france, .germany: ["99999"]
        case .netherlands: ["9999AA"]
        case .unitedKingdom: ["A99AA", "A999AA", "AA99AA", "AA999AA", "A9A9AA", "AA9A9AA"]
        case .unitedStates: ["99999", "999999999"]
        }
    }

    /// Returns whether a text has the form of a postal code. Spaces, hyphens and the case of letters don't matter.
    public func accepts(_ postalCode: String) -> Bool {
        let characters = postalCode.filter { $0 != " " && $0 != "-" }
        return postalCodeForms.contains { form in
            form.count == characters.count
                && zip(form, characters).allSatisfy { expected, character in
                    character.isASCII && (expected == "9" ? character.isNumber : character.isLetter)
                }
        }
    }
}

/// Stores the delivery addresses of the signed-in user on the device. See ``AddressBook`` for their order.
public protocol DeliveryAddressService: Sendable {
    /// Returns the addresses, the default one first.
    func addresses() async throws(ServiceError) -> [DeliveryAddress]

    /// Returns a stream of the addresses, followed by every change. Empty if the user is signed out. It ends only if the store
    /// can't be read.
    func addressChanges() -> AsyncStream<[DeliveryAddress]>

    /// Stores an address as the last used one.
    func use(_ address: DeliveryAddress) async throws(ServiceError)

    /// Replaces an address, or adds one: see ``AddressBook/save(_:replacing:isDefault:)``.
    func save(
        _ address: DeliveryAddress, replacing old: DeliveryAddress?, isDefault: Bool
    ) async throws(ServiceError)

    /// Removes an address. Does nothing if there is no such address.
    func remove(_ address: DeliveryAddress) async throws(ServiceError)
}
