@main
enum Storefront {
    static func main() {}
}
