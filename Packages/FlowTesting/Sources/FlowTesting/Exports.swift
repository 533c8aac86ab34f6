// Tests with random sequences name the generator, which is in TestClocks.
@_exported public import TestClocks
