/// Types of the feature, with the names of types that generated code uses.
public enum LinkTable {}
public enum LinkTableError {}
public enum ActivitySwitchPolicy {}
public struct RouteAnimation {}
