"""What the checks of this workspace share: its manifests, its import lines, its rules."""
