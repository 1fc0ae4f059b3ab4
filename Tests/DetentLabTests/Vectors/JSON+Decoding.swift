extension VectorValue: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let truth = try? container.decode(Bool.self) {
      self = .truth(truth)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let items = try? container.decode([VectorValue].self) {
      self = .list(items)
    } else {
      self = .object(try container.decode([String: VectorValue].self))
    }
  }
}
