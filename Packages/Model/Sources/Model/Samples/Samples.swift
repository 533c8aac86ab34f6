#if DEBUG
    public import Foundation

    // Content for previews and the gallery. Tests use the fixtures of Mocks.

    extension ProductSummary {
        /// Six products. The second has a discount, the third a low stock, the fourth is sold out, the fifth has neither
        /// brand nor picture, and the last has a long title.
        public static var samples: [ProductSummary] {
            [
                sample(1, "Brass Table Lamp", "Halo", 89_00, rating: 4.6, picture: .sampleLamp),
                sample(2, "Stoneware Vase", "Ferrum", 54_00, discount: 20_00, rating: 4.3, picture: .sampleVase),
                sample(3, "Storage Box", "Stade", 24_50, rating: 4.1, stock: 3, picture: .sampleBox),
                sample(4, "Reading Lamp", "Halo", 120_00, rating: 4.8, stock: 0, picture: .sampleLamp),
                sample(5, "Linen Cushion", nil, 34_99, rating: 3.9, picture: nil),
                sample(
                    6, "Hand-Thrown Stoneware Vase with a Matte Glaze and a Very Narrow Neck",
                    "Atelier Kowalczyk-Lindqvist",
                    1_240_00, discount: 15_00, rating: 4.9, stock: 4, picture: .sampleVase),
            ]
        }

        private static func sample(
            _ id: Int, _ title: String, _ brand: String?, _ price: Int, discount: Int = 0, rating: Double,
            stock: Int = 40,
            picture: URL?
        ) -> ProductSummary {
            ProductSummary(
                id: Product.ID(rawValue: id), title: title, brand: brand, category: [ProductCategory].samples[0].id,
                price: Price(list: Money(minorUnits: price), discountBasisPoints: discount), rating: rating,
                stock: stock,
                thumbnail: picture)
        }
    }

    extension Product {
        /// A product with all details.
        public static var sample: Product {
            Product(
                summary: ProductSummary.samples[1],
                details: ProductDetails(
                    description:
                        "Thrown by hand and fired twice. No two glazes are alike, so yours will be the only one.",
                    images: [.sampleVase, .sampleLamp, .sampleBox].compactMap(\.self), tags: ["home"], sku: "VASE-2",
                    weight: 2_400, dimensions: Dimensions(width: 18, height: 32, depth: 18),
                    warranty: "2 year warranty",
                    shipping: "Ships in 2 days", returnPolicy: "30 days return policy", reviews: [Review].samples))
        }
    }

    extension [Review] {
        /// Three reviews, latest first. The last one has a long text.
        public static var samples: [Review] {
            [
                Review(
                    id: 1, rating: 5, comment: "Better than in the picture.", date: .sample, reviewer: "Ada Fischer"),
                Review(id: 2, rating: 3, comment: "It does what it should.", date: .sample, reviewer: "Sam Okoro"),
                Review(
                    id: 3, rating: 4,
                    comment:
                        "I was not sure about the color, but in daylight it is warmer than on the screen, and it goes "
                        + "well with the oak table. The neck is narrow, so it takes three stems at most.",
                    date: .sample, reviewer: "Katarzyna Nowak-Wiśniewska"),
            ]
        }
    }

    extension [ProductCategory] {
        /// Four categories, two of which are a group.
        public static var samples: [ProductCategory] {
            [
                ("decoration", "Decoration"), ("lighting", "Lighting"), ("mens-shirts", "Men's Shirts"),
                ("mens-shoes", "Men's Shoes"),
            ]
            .map { ProductCategory(id: ProductCategory.ID(rawValue: $0), name: $1) }
        }
    }

    extension [Brand] {
        public static var samples: [Brand] {
            [("Ferrum", 12), ("Halo", 8), ("Hearth", 1), ("Stade", 21)].map { Brand(name: $0, productCount: $1) }
        }
    }

    extension Bag {
        /// Three lines: a discounted product, one with more than is in stock, and one with a long title.
        public static var sample: Bag {
            let products = ProductSummary.samples
            return Bag(lines: [
                BagLine(product: products[1], quantity: 2), BagLine(product: products[2], quantity: 5),
                BagLine(product: products[5], quantity: 1),
            ])
        }

        /// A bag that can be ordered.
        public static var orderableSample: Bag { Bag(lines: sample.lines.filter { $0.refusal == nil }) }
    }

    extension VoucherEntry {
        /// The entry of a voucher that stays as it is.
        public static func sample(
            _ voucher: Voucher? = nil, code: String = "", problem: VoucherProblem? = nil
        ) -> VoucherEntry {
            let entry = VoucherEntry(SampleSetting<Voucher?>())
            (entry.voucher, entry.code, entry.problem) = (voucher, code, problem)
            return entry
        }
    }

    private struct SampleSetting<Value: Hashable & Sendable>: SettingService {
        func values() -> AsyncStream<Value> { AsyncStream { _ in } }
        func set(_ value: Value) async throws(ServiceError) {}
    }

    extension User {
        public static var sample: User {
            User(
                id: ID(rawValue: 1), username: "emilys", email: "emily.johnson@shop.example", firstName: "Emily",
                lastName: "Johnson")
        }
    }

    extension DeliveryAddress {
        public static var sample: DeliveryAddress {
            DeliveryAddress(
                name: "Emily Johnson", street: "Lindenweg 4", postalCode: "10115", city: "Berlin", country: "DE")
        }
    }

    extension OrderDetails {
        /// Express delivery with a voucher, paid by card.
        public static var sample: OrderDetails {
            OrderDetails(
                address: .sample, delivery: .express, deliveryPrice: Money(minorUnits: 14_99),
                payment: OrderPayment(title: "Visa ending in 4242", reference: "sample"),
                voucher: OrderVoucher(code: "WELCOME10", discount: Money(minorUnits: 5_00)))
        }
    }

    extension Order {
        /// Four orders, one with each status. The first has details.
        public static var samples: [Order] {
            let lines = Bag.orderableSample.lines.map { line in
                OrderLine(
                    product: line.id, title: line.product.title, quantity: line.quantity,
                    unitPrice: line.product.price.current, thumbnail: line.product.thumbnail)
            }
            return zip(1001..., OrderStatus.allCases).map { number, status in
                Order(
                    id: ID(rawValue: number), placedAt: .sample, status: status, lines: lines,
                    total: Money(minorUnits: 1_150_39), details: number == 1001 ? .sample : nil)
            }
        }
    }

    extension PendingOrder {
        /// An order that wasn't sent. `nil` if the sample of a bag can't be ordered.
        public static var sample: PendingOrder? {
            (try? OrderDraft(Bag.orderableSample.lines, details: .sample)).map {
                PendingOrder(id: ID(rawValue: .sample), placedAt: .sample, draft: $0, state: .waiting)
            }
        }
    }

    extension OutboxConflict {
        public static var sample: OutboxConflict {
            OutboxConflict(
                id: ID(rawValue: 1), kind: .lowered(from: 5, to: 3), product: Product.ID(rawValue: 3),
                productTitle: "Storage Box", date: .sample)
        }
    }

    extension FailedChange {
        public static var sample: FailedChange {
            FailedChange(id: ID(rawValue: .sample), subject: .order(itemCount: 3))
        }
    }

    extension Brochure {
        /// A brochure with two pages, the first of which has hot spots.
        public static var sample: Brochure {
            let products = ProductSummary.samples
            return Brochure(
                id: ID(rawValue: "spring"), title: "Spring Light",
                subtitle: "Longer days, and what to put on the table.",
                cover: .sampleVase, validUntil: .sample,
                pages: [
                    BrochurePage(
                        number: 1, title: "The Windows Are Open", text: "Two pieces for a bright room.",
                        image: .sampleLamp,
                        hotSpots: [
                            HotSpot(
                                product: products[0].id, title: products[0].title, x: 0.1, y: 0.4, width: 0.35,
                                height: 0.3),
                            HotSpot(
                                product: products[1].id, title: products[1].title, x: 0.55, y: 0.4, width: 0.35,
                                height: 0.3),
                        ]),
                    BrochurePage(number: 2, title: "Set the Table", text: "No two glazes alike.", image: .sampleVase),
                ])
        }
    }

    extension Date {
        /// January 1, 2026, at noon UTC.
        public static var sample: Date { Date(timeIntervalSince1970: 1_767_268_800) }
    }

    extension UUID {
        public static var sample: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)) }
    }

    extension URL {
        /// Pictures that need no network, as bitmaps of 96 by 96 pixels.
        public static var sampleLamp: URL? {
            png(
                "iVBORw0KGgoAAAANSUhEUgAAAGAAAABgBAMAAAAQtmoLAAAAJFBMVEX+897ZdwZ4SBT11KjstXLiljzcyKy7nnmac0bBawqoYA2Q",
                "VBDczQZ9AAAAzklEQVR42u2XQQ6CMBBFwVLZMqnsTU/Q3kBvADfwCO68vhsVCm1n/sIYk3lr3uK/TCA0jaIovyXSCycU5rcwyp7v",
                "6MNFJNhFmETCdRFOIoFWgBNkI+JacEhUYVhDCQGJKgsbU8FhEwQjOtrAhW23wiC/C9F1GNoRkKh82LgXHBKVDZuZUB9hc8KEROXC",
                "zjlhBO6Cu442LwzYhMoIQwUCErUWNpYEh0SthC1OKI2wZYF/dxy9v0EfIRVUUEGFrwkHn3D+R6F/JNz130VRyjwBLuRNkZSuDXMA",
                "AAAASUVORK5CYII=")
        }
        public static var sampleVase: URL? {
            png(
                "iVBORw0KGgoAAAANSUhEUgAAAGAAAABgBAMAAAAQtmoLAAAAJFBMVEXg8uwNem4KXFSr1Mx2tq1CmI6qzMZ1p6BAgnoMcmgMa2EL",
                "ZFqB/RDfAAABTUlEQVR42u2WwXHCQAxF1xPscDW3JJeMsA0zXEgHoYO4g9BB6IASGJdACaTBrBeM1gyz+/8hh8TWed9Y0pe+bMwY",
                "YwwmHnKNFxFZrWPEVoGZBYroJ1IFGgvs40kpcLIZAVVsrgCUkTHT7v2TBQ4AkHXAswXekc56wAqSYqcylBCwVRkqCEgUeIWAVIE9",
                "BTQoMFHg63cAuoZadVgi7x/9WfoghHbTWhKzl+dHaPre+itaEQuHmYC30q7qaGd3HtBWHSs789+3LhArO+kBbZvkG1JZ2xRWu5/R",
                "GZBPxGLUN8JWs+kDrq+ywFS79jXkNdldINDY9BZwQgTETm4BJ4TM0Zo7oMAGqTspoXGq7wNLuKsXQP4SQBdNt5UWjh4Nevjo8aYX",
                "iF9R2gRom6GNjLdK2oxpu+cPCn2y+KNIn136sPO/Dv5fpZihAGOM8V/iBxBOfvGf3c4+AAAAAElFTkSuQmCC")
        }
        public static var sampleBox: URL? {
            png(
                "iVBORw0KGgoAAAANSUhEUgAAAGAAAABgBAMAAAAQtmoLAAAAJFBMVEXo6PpjZvFDOMrHyPimp/aEhvO/vO6WkOJsZNZbWudTT95L",
                "RNS7DysDAAAAS0lEQVR42u3SMQ4AEBAF0Y0buIEoHVmp45QSWsEWEmJeP83+FQEAvMv4BUdwZSBipwZbEyiDWJq8HaS+VfgqUF+J",
                "5yMgIHgzAHBeBYP8g+Oc0N2PAAAAAElFTkSuQmCC")
        }

        private static func png(_ parts: String...) -> URL? { URL(string: "data:image/png;base64,\(parts.joined())") }
    }
#endif
