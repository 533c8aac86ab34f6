# Flow Modules. `make` lists what can be done; options are variables: make test FILTER=Router, make test-modules MODULE=Bag

SCRATCH ?= .build
PORT ?= 8080
CONFIGURATION ?= debug
FILTER ?=
MODULE ?=
API ?=
DATA ?=
ARGS ?=

SOURCES := Package.swift Packages $(wildcard Tests Docs/Site)
MODULES := $(foreach module,$(MODULE),--module $(module))
SITE := Docs/.site

export FLOW_BROWSER_ENVIRONMENT ?= $(abspath $(SCRATCH))/browser-tests
export PYTHONDONTWRITEBYTECODE := 1

# SwiftPM orders the flags of traits by hash; a fixed order keeps dependencies from being built again. See Docs/Measurements.md.
STABLE := SWIFT_DETERMINISTIC_HASHING=1
NEED := QUIET=yes scripts/doctor --install

.DEFAULT_GOAL := help
.PHONY: help run test test-modules test-browser test-consumer test-syntax benchmark lint format docs serve-docs doctor bootstrap clean

help: ## what can be done here
	@printf 'Flow Modules\n\n'
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
	@printf '\nOptions\n\n'
	@printf '  %-19s %s\n' \
	  'MODULE="Bag Home"' 'test-modules: only these modules' \
	  'FILTER=RouterTests' 'test, test-modules, test-browser: only tests that match' \
	  'PORT=8080' 'run, serve-docs: the port on loopback' \
	  'API=URL' 'run: a server to use instead of the own catalogue' \
	  'DATA=DIR' 'run: where the store is kept' \
	  'ARGS="open /bag"' 'run, benchmark: other arguments' \
	  'SCRATCH=DIR' 'where everything is built (now $(SCRATCH))'

run: ## build the shop and open it to a browser on loopback
	@$(NEED) swift sqlite
	@$(STABLE) swift build -c $(CONFIGURATION) --scratch-path $(SCRATCH) --product storefront
	@"$$(swift build -c $(CONFIGURATION) --scratch-path $(SCRATCH) --show-bin-path)/storefront" \
	  $(or $(ARGS),--port $(PORT) $(if $(API),--api $(API)) $(if $(DATA),--data $(DATA)))

test: ## build and test everything: modules, the shop in a browser, an app outside that uses one feature
	@$(NEED) swift sqlite python browser
	@scripts/run_tests.py all --scratch $(SCRATCH) --filter "$(FILTER)"
ifeq ($(FILTER),)
	@"$$(swift build --scratch-path $(SCRATCH) --show-bin-path)/routes" check Docs/routes.json
	@$(MAKE) --no-print-directory test-browser
	@$(MAKE) --no-print-directory test-consumer
endif

test-modules: ## build and test each package alone
	@$(NEED) swift sqlite python browser
	@scripts/run_tests.py modules --scratch $(SCRATCH) --filter "$(FILTER)" $(MODULES)

test-browser: ## the whole shop, as a person uses it in a browser
	@$(NEED) swift sqlite python browser
	@$(STABLE) swift build -c $(CONFIGURATION) --scratch-path $(SCRATCH) --product storefront
	@FLOW_STOREFRONT="$$(swift build -c $(CONFIGURATION) --scratch-path $(SCRATCH) --show-bin-path)/storefront" \
	  "$(FLOW_BROWSER_ENVIRONMENT)/bin/python" -m unittest discover -v -s Tests/Browser $(if $(FILTER),-k "$(FILTER)")

test-consumer: ## apps elsewhere take features and plugin by URL and version; a copy gets a new screen
	@$(NEED) swift python
	@FLOW_SCRATCH="$(abspath $(SCRATCH))" python3 -m unittest discover -v -s Tests/Consumer

# Its pins are not those of the package without the trait: they are removed, so that nothing else is built with them.
test-syntax: ## routes read with Swift's own parser are the same as with ours
	@$(NEED) swift
	@$(STABLE) swift test --package-path Packages/RouteGenerator --traits SyntaxParser --scratch-path $(SCRATCH)/syntax \
	  --filter SyntaxRouteScannerTests
	@rm -f Packages/RouteGenerator/Package.resolved

benchmark: ## measure what is promised of the shop's speed, in release
	@$(NEED) swift sqlite python
	@scripts/benchmark.py --scratch $(SCRATCH) $(ARGS)

lint: ## format, manifests, layers, code in documents
	@$(NEED) swift python
	@swift format lint --strict --parallel --recursive $(SOURCES) && echo "format: no finding"
	@scripts/check_manifests.py
	@scripts/check_layers.py
	@scripts/check_snippets.py
	@python3 -m unittest discover -s scripts/tests

format: ## format all sources
	@$(NEED) swift
	@swift format --in-place --parallel --recursive $(SOURCES)

docs: ## one site of all packages, in Docs/.site
	@$(NEED) swift sqlite python
	@scripts/build_docs.py --scratch $(SCRATCH) --output $(SITE)
	@echo "To read it: make serve-docs"

serve-docs: ## show the site on loopback
	@test -d $(SITE) || { echo "There is no site yet: make docs"; exit 1; }
	@echo "http://127.0.0.1:$(PORT)/documentation/"
	@python3 -m http.server --bind 127.0.0.1 --directory $(SITE) $(PORT)

doctor: ## look for what is needed
	@scripts/doctor

bootstrap: ## install what is needed (as root on Debian), or print how
	@scripts/doctor --install

clean: ## remove what was built
	rm -rf $(SCRATCH) $(SITE) Package.resolved Packages/*/Package.resolved Packages/*/.build
