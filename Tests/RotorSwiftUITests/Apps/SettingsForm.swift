import RotorSwiftUI

/// The settings of an app, as its form has them.
@Observable final class Settings {
  enum Theme: String, CaseIterable, Identifiable {
    case system = "System"
    case light = "Light"
    case dark = "Dark"

    var id: Self { self }
  }

  var isNotifying = false
  var hasSounds = true
  var theme = Theme.system
  var fontSize = 14
  var deleted: [String] = []
}

/// Switches, a picker, a stepper, links and footers.
struct SettingsForm: View {
  @Bindable var settings: Settings
  /// Whether the toggle of sounds stands beside its words, as people write it.
  var hasLooseSwitch = false

  var body: some View {
    Form {
      notifications
      appearance
      about
    }
  }

  private var notifications: some View {
    Section {
      Toggle("Allow Notifications", isOn: $settings.isNotifying)
      if hasLooseSwitch {
        HStack {
          Text("Sounds")
          Spacer()
          Toggle("", isOn: $settings.hasSounds).labelsHidden()
        }
      } else {
        Toggle(isOn: $settings.hasSounds) { Label("Sounds", systemImage: "speaker.wave.2") }
          .disabled(!settings.isNotifying)
      }
    } header: {
      Text("Notifications")
    } footer: {
      Text("Sounds are only played while notifications are allowed.")
    }
  }

  private var appearance: some View {
    Section("Appearance") {
      Picker("Theme", selection: $settings.theme) {
        ForEach(Settings.Theme.allCases) { theme in Text(theme.rawValue).tag(theme) }
      }
      Stepper("Text size: \(settings.fontSize)", value: $settings.fontSize, in: 12...16)
    }
  }

  @ViewBuilder private var about: some View {
    Section {
      if let url = URL(string: "https://example.org/privacy") {
        Link("Privacy policy", destination: url)
      }
      LabeledContent("Version", value: "2.1")
      Button("Delete downloads", role: .destructive) { settings.deleted.append("downloads") }
    } header: {
      Text("About")
    }
  }
}
