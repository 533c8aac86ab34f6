/// Answers as a public server gives them.
enum WireSample {
    static let mascara = #"""
        {"id":1,"title":"Essence Mascara Lash Princess","description":"A popular mascara.","category":"beauty",
        "price":9.99,"discountPercentage":10.48,"rating":2.56,"stock":99,"tags":["beauty","mascara"],
        "brand":"Essence","sku":"BEA-ESS-ESS-001","weight":4,
        "dimensions":{"width":15.14,"height":13.08,"depth":22.99},"warrantyInformation":"1 week warranty",
        "shippingInformation":"Ships in 3-5 business days","availabilityStatus":"In Stock",
        "reviews":[{"rating":3,"comment":"Would not recommend!","date":"2025-04-30T09:41:02.053Z",
        "reviewerName":"Eleanor Collins","reviewerEmail":"eleanor.collins@x.dummyjson.com"}],
        "returnPolicy":"No return policy","minimumOrderQuantity":48,
        "meta":{"createdAt":"2025-04-30T09:41:02.053Z","updatedAt":"2025-04-30T09:41:02.053Z",
        "barcode":"5784719087687","qrCode":"https://cdn.dummyjson.com/public/qr-code.png"},
        "images":["https://cdn.dummyjson.com/product-images/beauty/1.webp","images/2.webp"],
        "thumbnail":"https://cdn.dummyjson.com/product-images/beauty/thumbnail.webp"}
        """#

    static let bare = #"{"id":2,"title":"Lamp","price":20}"#

    static func list(_ products: [String], total: Int, skip: Int = 0) -> String {
        #"{"products":[\#(products.joined(separator: ","))],"total":\#(total),"skip":\#(skip),"limit":\#(products.count)}"#
    }

    static func product(_ id: Int, category: String = "beauty") -> String {
        #"{"id":\#(id),"title":"Product \#(id)","price":\#(id).50,"category":"\#(category)","stock":5}"#
    }
}
