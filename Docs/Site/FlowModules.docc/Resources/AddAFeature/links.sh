swift run routes match /gift-cards
swift run storefront open /gift-cards
swift run routes check Docs/routes.json --write
