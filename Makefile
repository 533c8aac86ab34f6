# Flow Modules. `make` lists the commands. Options are variables: make test FILTER=Router, make test-modules MODULE=Bag

SCRATCH ?= .build
PORT ?= 8080
CONFIGURATION ?= debug
FILTER ?=
MODULE ?=
API ?=
DATA ?=
ARGS ?=
ROUNDS ?= 5
MINUTES ?= 10
NAME ?=
DIR ?=
TAB ?=
HOST_PATH ?=
BASE ?= main
PART ?= 1/1
SINCE ?= $(shell git describe --tags --abbrev=0 --match 'engine-*' 2>/dev/null)

SOURCES := Package.swift Packages $(wildcard Apps Examples Tests)
MODULES := $(foreach module,$(MODULE),--module $(module))
SITE := Docs/.site

export FLOW_TOOLS ?= $(abspath $(SCRATCH))/tools
export PYTHONDONTWRITEBYTECODE := 1

# SwiftPM orders the flags of traits by hash; a fixed order keeps dependencies from being built again. See Docs/Measurements.md.
STABLE := SWIFT_DETERMINISTIC_HASHING=1
NEED := QUIET=yes scripts/doctor --install

# Further flags of each build. Other flags build everything again.
export FLOW_BUILD_FLAGS ?=

# The executable that the browser drives: FLOW_STOREFRONT=FILE if it is set, or the one that is built here.
ifeq ($(FLOW_STOREFRONT),)
BUILD := $(STABLE) swift build $(FLOW_BUILD_FLAGS) -c $(CONFIGURATION) --scratch-path $(SCRATCH)
BUILD_STOREFRONT := $(BUILD) --product storefront && $(BUILD) --product gallery && $(BUILD) --product routes
STOREFRONT = FLOW_STOREFRONT="$$(swift build -c $(CONFIGURATION) --scratch-path $(SCRATCH) --show-bin-path)/storefront"
else
BUILD_STOREFRONT := true
STOREFRONT = FLOW_STOREFRONT="$(abspath $(FLOW_STOREFRONT))"
endif

# The checks of `make lint`. All of them run, also after one has failed.
LINT := lint-format lint-workspace lint-generated lint-links lint-spelling lint-shell
DOCUMENTS := $(wildcard *.md Docs/*.md Docs/HowTo/*.md Docs/Engine/*.md Apps/*/*.md Packages/*/*.md .github/*.md .github/*/*.md)

# The source that the last build generated for AppFeature, as the shell's first argument, and its copy.
GENERATED := set -- $(SCRATCH)/plugins/outputs/$(shell basename "$(CURDIR)" | tr A-Z a-z)/AppFeature/*/RouteGeneratorPlugin/AppRoutes.swift
COPY := Docs/Generated/AppRoutes.swift

.DEFAULT_GOAL := help
.PHONY: help run gallery test test-modules build-modules test-affected test-browser test-consumer test-faults test-sanitized test-under-load coverage soak \
  screenshots gallery-pictures gallery-outlines benchmark feature engine api-changes manifests routes lint $(LINT) format docs serve-docs doctor \
  bootstrap clean

help: ## list the commands
	@printf 'Flow Modules\n\n'
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
	@printf '\nOptions\n\n'
	@printf '  %-19s %s\n' \
	  'MODULE="Bag Home"' 'test-modules, build-modules, coverage: only these modules' \
	  'NAME=Coupons' 'feature: its name; TAB=yes makes its screen a tab of the shop, ROUTE=vouchers is its path' \
	  'SERVICE=yes' 'feature: with a service, from the server to the screen; ITEM=Coupon is the name of an element' \
	  'DIR=../flow-engine' 'engine: the folder' \
	  'FILTER=RouterTests' 'test, test-modules, test-browser: only the tests that match' \
	  'PORT=8080' 'run, gallery, serve-docs: the port on loopback' \
	  'API=URL' 'run: a shop API to use instead of the built-in catalog' \
	  'DATA=DIR' 'run: the directory of the database' \
	  'ARGS="open /bag"' 'run, benchmark, soak, gallery-pictures: other arguments' \
	  'ROUNDS=5' 'test-under-load: how many times make test runs' \
	  'MINUTES=10' 'soak: how long the browsers are busy' \
	  'BASE=main' 'test-affected: the branch or commit to compare with' \
	  'PART=2/3' 'test-modules, test-affected: only the packages of the second of three machines' \
	  'SINCE=engine-0.1.0' 'api-changes: the tag or commit to compare with' \
	  'HOST_PATH=flow-modules' 'docs: the path of the site on its host, if it is not the root' \
	  'SCRATCH=DIR' 'the build directory (now $(SCRATCH))'

run: ## build the shop and serve it to browsers on this machine
	@$(NEED) swift sqlite
	@$(STABLE) swift build $(FLOW_BUILD_FLAGS) -c $(CONFIGURATION) --scratch-path $(SCRATCH) --product storefront
	@"$$(swift build -c $(CONFIGURATION) --scratch-path $(SCRATCH) --show-bin-path)/storefront" \
	  $(or $(ARGS),--port $(PORT) $(if $(API),--api $(API)) $(if $(DATA),--data $(DATA)))

gallery: ## serve all screens in all their states to browsers on this machine
	@$(NEED) swift sqlite
	@$(STABLE) swift build $(FLOW_BUILD_FLAGS) --scratch-path $(SCRATCH) --product gallery
	@"$$(swift build --scratch-path $(SCRATCH) --show-bin-path)/gallery" --port $(PORT)

test: ## build and test the workspace, and the shop in a browser
	@$(NEED) swift sqlite python browser
ifeq ($(FILTER),)
	@built="$$(swift build --scratch-path $(SCRATCH) --show-bin-path)" && \
	  scripts/run_tests.py all --scratch $(SCRATCH) \
	    --beside "$(MAKE) --no-print-directory test-browser FLOW_STOREFRONT=$$built/storefront" && \
	  "$$built/routes" check Docs/routes.json && $(MAKE) --no-print-directory lint-generated
else
	@scripts/run_tests.py all --scratch $(SCRATCH) --filter "$(FILTER)"
endif

build-modules: ## build each package alone
	@$(NEED) swift sqlite python
	@scripts/run_tests.py modules --build-only --scratch $(SCRATCH) $(MODULES)

test-modules: ## build and test each package alone
	@$(NEED) swift sqlite python browser
	@scripts/run_tests.py modules --part "$(PART)" --scratch $(SCRATCH) --filter "$(FILTER)" $(MODULES)

test-affected: ## build and test what the changes since a branch can affect
	@$(NEED) swift sqlite python
	@scripts/run_tests.py affected --base "$(BASE)" --part "$(PART)" --scratch $(SCRATCH)

test-browser: ## test the shop in a real browser
	@$(NEED) swift sqlite python browser
	@scripts/doctor browser
	@$(BUILD_STOREFRONT)
	@$(STOREFRONT) "$(FLOW_TOOLS)/bin/pytest" Tests/Browser --numprocesses 2 --dist worksteal -k "$(FILTER)"

screenshots: ## take the pictures of the shop in Docs/Images
	@$(NEED) swift sqlite python browser
	@$(BUILD_STOREFRONT)
	@$(STOREFRONT) PYTHONPATH=scripts "$(FLOW_TOOLS)/bin/python" Tests/Browser/pictures.py shop

gallery-pictures: ## take pictures of all screens in all their states
	@$(NEED) swift sqlite python browser
	@$(BUILD_STOREFRONT)
	@$(STOREFRONT) PYTHONPATH=scripts "$(FLOW_TOOLS)/bin/python" Tests/Browser/pictures.py gallery $(ARGS)

gallery-outlines: ## record the outlines of all screens in all their states
	@$(NEED) swift sqlite
	@$(STABLE) swift build $(FLOW_BUILD_FLAGS) --build-tests --scratch-path $(SCRATCH)
	@FLOW_RECORD_OUTLINES=yes swift test --skip-build --scratch-path $(SCRATCH) --filter GalleryTests.GalleryTests
	@git status --short Packages/Gallery/Tests/GalleryTests/Outlines

test-consumer: ## test other apps that depend on these packages by URL and version
	@$(NEED) swift python
	@FLOW_SCRATCH="$(abspath $(SCRATCH))" python3 -m unittest discover -v -s Tests/Consumer

test-faults: ## kill processes while they store and send changes
	@$(NEED) swift sqlite
	@$(STABLE) swift build $(FLOW_BUILD_FLAGS) --build-tests --scratch-path $(SCRATCH)
	@FLOW_FAULTS=yes swift test --skip-build --no-parallel --scratch-path $(SCRATCH) --filter Killed

coverage: ## print how many lines of each package its tests run
	@$(NEED) swift sqlite python
	@scripts/measure_coverage.py --scratch $(SCRATCH)/coverage $(MODULES)

test-sanitized: ## test Core, FlowKit, Loading, DeepLink and HeadlessUI with the thread sanitizer
	@$(NEED) swift sqlite
	@for package in Core FlowKit Loading DeepLink HeadlessUI; do \
	  echo "$$package: testing with the thread sanitizer"; \
	  $(STABLE) swift build --build-tests --sanitize=thread --package-path Packages/$$package --scratch-path $(SCRATCH)/sanitized && \
	  TSAN_OPTIONS="suppressions=$(CURDIR)/scripts/tsan-suppressions.txt" swift test --skip-build --no-parallel --sanitize=thread \
	    --package-path Packages/$$package --scratch-path $(SCRATCH)/sanitized || exit 1; \
	done

test-under-load: ## run make test several times while two processes keep both cores busy
	@pids=; for each in 1 2; do sh -c 'while :; do :; done' & pids="$$pids $$!"; done; trap "kill $$pids" EXIT; trap 'exit 1' INT TERM; \
	failed=0; for round in $$(seq $(ROUNDS)); do \
	  if $(MAKE) --no-print-directory test; then outcome=passed; else outcome=failed; failed=$$((failed + 1)); fi; \
	  echo "round $$round of $(ROUNDS): $$outcome"; \
	done; test $$failed = 0

soak: ## drive the shop with thirty browsers beside an API that fails now and then
	@$(NEED) swift sqlite python
	@$(BUILD_STOREFRONT)
	@$(STOREFRONT) scripts/soak.py --minutes $(MINUTES) $(ARGS)

benchmark: ## measure the speed that the documentation promises, in release
	@$(NEED) swift sqlite python
	@scripts/benchmark.py --scratch $(SCRATCH) $(ARGS)

feature: ## write the package of a new feature and register it
	@$(NEED) swift sqlite python
	@test -n "$(NAME)" || { echo "Name the feature: make feature NAME=Coupons"; exit 1; }
	@scripts/make_feature.py $(NAME) $(if $(TAB),--tab) $(if $(SERVICE),--service) $(if $(ITEM),--item $(ITEM)) $(if $(ROUTE),--path $(ROUTE))
	@$(MAKE) --no-print-directory routes

engine: ## write the engine as a package of its own into a folder
	@$(NEED) swift python
	@test -n "$(DIR)" || { echo "Name the folder: make engine DIR=../flow-engine"; exit 1; }
	@scripts/make_engine.py "$(DIR)"

api-changes: ## list the breaking changes of the engine's API since its last release
	@$(NEED) swift python
	@test -n "$(SINCE)" || { echo "There is no release with a tag such as engine-0.1.0. Name a commit: make api-changes SINCE=HEAD~1"; exit 1; }
	@scripts/api_changes.py "$(SINCE)" --scratch $(SCRATCH)

manifests: ## write the manifests of the packages from Package.swift
	@$(NEED) swift python
	@scripts/write_manifests.py

routes: ## write the generated routes of AppFeature to Docs/Generated
	@$(NEED) swift sqlite python
	@$(STABLE) swift build $(FLOW_BUILD_FLAGS) --scratch-path $(SCRATCH) --target AppFeature
	@$(GENERATED) && cp "$$1" $(COPY)

lint: ## check format, layers, texts, documents, generated code, the scripts
	@$(NEED) swift python
	@$(NEED) tools || echo "The checks by these tools fail."
	@$(MAKE) --no-print-directory --keep-going $(LINT) $(SCRATCH)/scripts-tested

lint-format:
	@swift format lint --strict --parallel --recursive $(SOURCES) && echo "format: no finding"

lint-workspace:
	@scripts/check.py

lint-generated:
	@$(GENERATED) && if [ ! -e "$$1" ]; then \
	  echo "generated: $(COPY) isn't checked, because AppFeature isn't built. make test checks it."; \
	elif cmp "$$1" $(COPY); then echo "generated: $(COPY) is current"; \
	else echo "$(COPY): error: differs from the source that was generated for AppFeature. Run make routes."; exit 1; fi

lint-links:
	@"$(FLOW_TOOLS)/bin/lychee" --offline --include-fragments --no-progress -qq $(DOCUMENTS) && echo "links: no broken one"

lint-spelling:
	@git ls-files -z | xargs -0 "$(FLOW_TOOLS)/bin/codespell" && echo "spelling: no finding"

lint-shell:
	@"$(FLOW_TOOLS)/bin/shellcheck" scripts/commit-msg scripts/doctor .ci/run Apps/Storefront/smoke-test && echo "shell: no finding"

# Only when a script is newer than the last success.
$(SCRATCH)/scripts-tested: $(shell find scripts -type f -not -name '*.pyc')
	@"$(FLOW_TOOLS)/bin/pytest" -q -p no:cacheprovider scripts/tests
	@mkdir -p $(SCRATCH) && touch $@

format: ## format all sources
	@$(NEED) swift
	@swift format --in-place --parallel --recursive $(SOURCES)

docs: ## build the documentation as a site into Docs/.site
	@$(NEED) swift sqlite python
	@scripts/build_docs.py --scratch $(SCRATCH) --output $(SITE) --base "$(HOST_PATH)"
	@echo "Read it with: make serve-docs"

serve-docs: ## serve the documentation on this machine
	@test -d $(SITE) || { echo "There is no documentation yet. Build it with: make docs"; exit 1; }
	@echo "http://127.0.0.1:$(PORT)"
	@python3 -m http.server --bind 127.0.0.1 --directory $(SITE) $(PORT)

doctor: ## check the required tools
	@scripts/doctor

bootstrap: ## install the required tools (as root on Debian), or print how
	@scripts/doctor --install

clean: ## remove all build products
	@test "$(SCRATCH)" = .build || test ! -e "$(SCRATCH)" || test -f "$(SCRATCH)/workspace-state.json" || \
	  { echo "$(SCRATCH) isn't a build directory of SwiftPM, so nothing was removed."; exit 1; }
	rm -rf "$(SCRATCH)" Docs/.site Package.resolved Packages/*/Package.resolved Packages/*/.build
