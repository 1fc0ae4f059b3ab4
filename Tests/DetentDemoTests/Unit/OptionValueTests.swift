import DetentCore
import Testing

@testable import DetentDemo

@Suite("Values of options")
struct OptionValueTests {
  private func value(_ text: String) -> OptionValue { OptionValue(option: "--x", text: text) }

  @Test("Whole numbers keep to their bounds")
  func integer() throws {
    #expect(try value("3").integer(in: 3...5) == 3)
    #expect(try value("5").integer(in: 3...5) == 5)
    #expect(throws: UsageError.illegalValue(option: "--x", value: "6", allowed: "a whole number from 3 to 5"))
    {
      try value("6").integer(in: 3...5)
    }
  }

  @Test("A choice is one of its names, and the error lists them in their order")
  func choice() throws {
    #expect(try value("b").choice(["b": 1, "a": 2]) == 1)
    #expect(throws: UsageError.illegalValue(option: "--x", value: "c", allowed: "b|a")) {
      try value("c").choice(["b": 1, "a": 2])
    }
  }

  @Test("Sizes, scales, seconds and pairs are read as they are written")
  func others() throws {
    #expect(try value("640x480").size() == Size(width: 640, height: 480))
    #expect(try value("1.25").scale().factor == 1.25)
    #expect(try value("0").seconds() == 0)
    #expect(try value("86400").seconds() == 86_400)
    #expect(try value("7,3").pair() == IndexPair(lower: 7, upper: 3))
    #expect(try value("range").scene() == .range)
    #expect(try value(" ").nonEmpty("text") == " ")
  }
}
