"""Fixtures of whole classes of tests."""

from typing import Iterator

import pytest

import storefront


@pytest.fixture(scope="class")
def shared_server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    request.cls.server = storefront.serve(tmp_path_factory.mktemp("storefront"))
    yield
    request.cls.server.kill()


@pytest.fixture(scope="class")
def gallery_server(request: pytest.FixtureRequest) -> Iterator[None]:
    request.cls.server = storefront.serve_gallery()
    yield
    request.cls.server.kill()
