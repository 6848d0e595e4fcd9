import RotorSwiftUI

/// Has VoiceOver say something.
func say(_ words: String) { AccessibilityNotification.Announcement(words).post() }
