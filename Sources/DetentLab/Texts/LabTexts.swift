/// What the lab says to participants.
public enum LabTexts {
  /// The languages that it speaks.
  public static let languages = ["en", "vi", "ko"]

  /// The texts in a language; English where it does not speak it.
  public static func table(_ language: String) -> TextTable {
    switch language {
    case "vi": TextTable(PackageResources.lab_vi_txt)
    case "ko": TextTable(PackageResources.lab_ko_txt)
    default: TextTable(PackageResources.lab_en_txt)
    }
  }
}
