// The landing page of the documentation belongs to a module; this one has no code.
