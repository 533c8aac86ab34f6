make run
# Open http://127.0.0.1:8080/gift-cards
