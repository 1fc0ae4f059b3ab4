// swift-tools-version: 6.2
import PackageDescription

/// What every target is compiled with: the strictest language the toolchain offers, warnings as errors.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
  .treatAllWarnings(as: .error),
]

/// The modules that touch C pointers also mark every unsafe expression.
let cFacing: [SwiftSetting] = strict + [.strictMemorySafety()]

/// The texts of the demo, one file for each language, compiled in.
let texts: [Resource] = ["en", "vi", "ko"].map { .embedInCode("../../Resources/Texts/\($0).txt") }

/// The texts of the lab, in the same way.
let labTexts: [Resource] = ["en", "vi", "ko"].map { .embedInCode("../../Resources/Texts/lab_\($0).txt") }

let package = Package(
  name: "detent",
  products: [
    .library(name: "DetentCore", targets: ["DetentCore"]),
    .library(
      name: "Detent", targets: ["DetentCore", "DetentGraphics", "DetentUI", "DetentControls", "DetentX11"]),
    .library(name: "DetentLab", targets: ["DetentLab"]),
    .executable(name: "detent-demo", targets: ["DetentDemo"]),
    .executable(name: "detent-lab", targets: ["DetentLabTool"]),
  ],
  targets: [
    .systemLibrary(
      name: "CX11", pkgConfig: "xi",
      providers: [.apt(["libx11-dev", "libxext-dev", "libxi-dev", "libxrandr-dev", "libxcursor-dev"])]),
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(name: "CPixman", pkgConfig: "pixman-1", providers: [.apt(["libpixman-1-dev"])]),
    .systemLibrary(name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),

    .systemLibrary(
      name: "CXTest", path: "Tests/CXTest", pkgConfig: "xtst", providers: [.apt(["libxtst-dev"])]),

    .target(name: "DetentCore", swiftSettings: strict, linkerSettings: [.linkedLibrary("m")]),
    .target(
      name: "DetentGraphics", dependencies: ["DetentCore", "CCairo", "CPixman", "CPango"],
      swiftSettings: cFacing),
    .target(name: "DetentUI", dependencies: ["DetentCore", "DetentGraphics"], swiftSettings: strict),
    .target(
      name: "DetentControls", dependencies: ["DetentCore", "DetentGraphics", "DetentUI"],
      swiftSettings: strict),
    .target(
      name: "DetentX11", dependencies: ["DetentCore", "DetentGraphics", "DetentUI", "CX11"],
      swiftSettings: cFacing),
    .target(
      name: "DetentLab", dependencies: ["DetentCore", "DetentGraphics", "DetentUI", "DetentControls"],
      resources: labTexts, swiftSettings: strict),
    .target(
      name: "DetentTesting", dependencies: ["DetentCore", "DetentGraphics", "DetentUI"], swiftSettings: strict
    ),
    .executableTarget(
      name: "DetentDemo",
      dependencies: [
        "DetentCore", "DetentGraphics", "DetentUI", "DetentControls", "DetentX11", "DetentLab",
      ],
      resources: texts, swiftSettings: strict),

    .executableTarget(
      name: "DetentLabTool",
      dependencies: [
        "DetentCore", "DetentGraphics", "DetentUI", "DetentControls", "DetentX11", "DetentLab",
      ],
      swiftSettings: strict),

    .executableTarget(
      name: "DetentBench",
      dependencies: ["DetentCore", "DetentUI", "DetentControls", "DetentTesting"],
      path: "Benchmarks/Workloads", swiftSettings: strict),
    .executableTarget(
      name: "DetentBenchReport", dependencies: ["DetentCore", "DetentLab"], path: "Benchmarks/Report",
      swiftSettings: strict),

    .testTarget(name: "DetentCoreTests", dependencies: ["DetentCore"], swiftSettings: strict),
    .testTarget(
      name: "DetentGraphicsTests", dependencies: ["DetentCore", "DetentGraphics"], swiftSettings: strict),
    .testTarget(
      name: "DetentUITests", dependencies: ["DetentCore", "DetentGraphics", "DetentUI", "DetentTesting"],
      swiftSettings: strict),
    .testTarget(
      name: "DetentControlsTests",
      dependencies: ["DetentCore", "DetentGraphics", "DetentUI", "DetentControls", "DetentTesting"],
      exclude: ["Snapshots", "TabStrip/Snapshots"], swiftSettings: strict),
    .testTarget(
      name: "DetentTestingTests",
      dependencies: ["DetentCore", "DetentGraphics", "DetentUI", "DetentTesting"],
      swiftSettings: strict),
    .testTarget(
      name: "DetentLabTests",
      dependencies: [
        "DetentCore", "DetentGraphics", "DetentUI", "DetentControls", "DetentLab", "DetentLabTool",
        "DetentTesting",
      ], swiftSettings: strict),
    .testTarget(
      name: "DetentX11Tests",
      dependencies: [
        "DetentCore", "DetentGraphics", "DetentUI", "DetentX11", "CX11", "X11TestSupport", "X11Child",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "X11Child", dependencies: ["DetentCore", "DetentGraphics", "DetentUI", "DetentX11"],
      path: "Tests/X11Child", swiftSettings: strict),
    .target(
      name: "X11TestSupport", dependencies: ["CX11", "CXTest"], path: "Tests/X11TestSupport",
      swiftSettings: strict),
    .testTarget(
      name: "DetentDemoTests",
      dependencies: [
        "DetentCore", "DetentGraphics", "DetentUI", "DetentControls", "DetentX11", "DetentLab", "DetentDemo",
        "CX11", "X11TestSupport",
      ],
      swiftSettings: strict),
  ]
)
