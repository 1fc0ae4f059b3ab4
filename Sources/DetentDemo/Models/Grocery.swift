internal import DetentGraphics

/// Something that the pager scene offers.
///
/// It knows no view and no language: its name is a key of ``Texts``.
struct Grocery: Equatable {
  var nameKey: String
  /// Price of a kilogram, in whole units of money.
  var price: Int
  /// The colour by which one tells it from the others.
  var tint: Color
  /// Whether it grew on a tree or a vine.
  var isFruit = true
}

/// The groceries of one shelf.
enum Shelf: String, CaseIterable {
  case fruit
  case meat
  case vegetables

  /// What lies on the shelf.
  var groceries: [Grocery] {
    switch self {
    case .fruit:
      [
        Grocery(nameKey: "fruit.apple", price: 12, tint: Color(hex: 0xD9483B)),
        Grocery(nameKey: "fruit.banana", price: 9, tint: Color(hex: 0xF2B632)),
        Grocery(nameKey: "fruit.grape", price: 18, tint: Color(hex: 0x7A4FA3)),
        Grocery(nameKey: "fruit.orange", price: 11, tint: Color(hex: 0xF08A24)),
        Grocery(nameKey: "fruit.lime", price: 14, tint: Color(hex: 0x7FA83A)),
        Grocery(nameKey: "fruit.plum", price: 16, tint: Color(hex: 0x8C2F52)),
      ]
    case .meat:
      [
        Grocery(nameKey: "meat.beef", price: 20, tint: Color(hex: 0x9E3030), isFruit: false),
        Grocery(nameKey: "meat.chicken", price: 12, tint: Color(hex: 0xE0A878), isFruit: false),
        Grocery(nameKey: "meat.salmon", price: 19, tint: Color(hex: 0xEE8266), isFruit: false),
        Grocery(nameKey: "meat.shrimp", price: 17, tint: Color(hex: 0xF0A58F), isFruit: false),
      ]
    case .vegetables: []
    }
  }
}
