// Tests with random sequences name the generator, which is in TestSupport.
@_exported public import TestSupport
