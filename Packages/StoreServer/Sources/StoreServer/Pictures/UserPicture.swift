/// A user's picture: the first letters of both names.
struct UserPicture {
    let svg: String

    init(of user: StoreUser) {
        let colors = ["#4f8f8b", "#d5705a", "#6a7fb5", "#8a6bb0", "#b4542d", "#44704f"]
        let color = colors[Int(user.id.magnitude % UInt(colors.count))]
        let letters = [user.firstName, user.lastName].compactMap(\.first).map(String.init).joined()
        svg = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200" role="img">\
            <title>\("\(user.firstName) \(user.lastName)".escapedForXML)</title>\
            <rect width="200" height="200" fill="\(color)"/>\
            <text x="100" y="100" dy="28" text-anchor="middle" font-family="Helvetica, Arial, sans-serif" \
            font-size="80" font-weight="bold" fill="#ffffff">\(letters.escapedForXML)</text></svg>
            """
    }
}
