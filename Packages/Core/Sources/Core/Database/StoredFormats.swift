import Foundation
import Model

struct StoredMoney: StoredFormat {
    private var minorUnits: Int?
    private var currency: String?

    init(storing money: Money) { (minorUnits, currency) = (money.minorUnits, money.currency.rawValue) }

    func value() throws -> Money {
        Money(
            minorUnits: try minorUnits.required("minorUnits"),
            currency: Currency(rawValue: try currency.required("currency")))
    }
}

/// A product as it was last seen.
struct StoredProduct: StoredFormat {
    private struct StoredPrice: Codable {
        var list: StoredMoney?
        var discountBasisPoints: Int?
    }

    private var id: Int?
    private var title: String?
    private var brand: String?
    private var category: String?
    private var price: StoredPrice?
    private var rating: Double?
    private var stock: Int?
    private var minimumOrderQuantity: Int?
    private var thumbnail: String?

    init(storing product: ProductSummary) {
        id = product.id.rawValue
        title = product.title
        brand = product.brand
        category = product.category.rawValue
        price = StoredPrice(
            list: StoredMoney(storing: product.price.list), discountBasisPoints: product.price.discountBasisPoints)
        rating = product.rating
        stock = product.stock
        minimumOrderQuantity = product.minimumOrderQuantity
        thumbnail = product.picture?.text
    }

    func value() throws -> ProductSummary {
        ProductSummary(
            id: Product.ID(rawValue: try id.required("id")), title: try title.required("title"), brand: brand,
            category: ProductCategory.ID(rawValue: category ?? ""),
            price: Price(
                list: try (price?.list).required("price").value(), discountBasisPoints: price?.discountBasisPoints ?? 0),
            rating: rating ?? 0, stock: stock ?? 0, minimumOrderQuantity: minimumOrderQuantity ?? 1,
            picture: thumbnail.map(ImageAddress.init(text:)))
    }
}

struct StoredBagLine: StoredFormat {
    private var product: StoredProduct?
    private var quantity: Int?

    init(storing line: BagLine) { (product, quantity) = (StoredProduct(storing: line.product), line.quantity) }

    func value() throws -> BagLine {
        BagLine(product: try product.required("product").value(), quantity: try quantity.required("quantity"))
    }
}

struct StoredAddress: StoredFormat {
    private var name: String?
    private var street: String?
    private var postalCode: String?
    private var city: String?
    private var country: String?

    init(storing address: DeliveryAddress) {
        (name, street, postalCode) = (address.name, address.street, address.postalCode)
        (city, country) = (address.city, address.country)
    }

    func value() -> DeliveryAddress {
        DeliveryAddress(
            name: name ?? "", street: street ?? "", postalCode: postalCode ?? "", city: city ?? "",
            country: country ?? "")
    }
}

struct StoredAddressBook: StoredFormat {
    private var latest: [StoredAddress]?
    private var chosen: StoredAddress?

    init(storing book: AddressBook) {
        latest = book.latest.map(StoredAddress.init)
        chosen = book.chosen.map(StoredAddress.init)
    }

    func value() throws -> AddressBook {
        AddressBook(try latest.required("latest").map { $0.value() }, chosen: chosen?.value())
    }
}

/// A user's profile as the server has it.
struct StoredUser: StoredFormat, Hashable {
    private var id: Int?
    private var username: String?
    private var email: String?
    private var firstName: String?
    private var lastName: String?
    private var image: URL?

    init(storing user: User) {
        (id, username, email) = (user.id.rawValue, user.username, user.email)
        (firstName, lastName, image) = (user.firstName, user.lastName, user.image)
    }

    func value() throws -> User {
        User(
            id: User.ID(rawValue: try id.required("id")), username: try username.required("username"), email: email,
            firstName: firstName ?? "", lastName: lastName ?? "", image: image)
    }
}
