import Glibc

/// The functions of libcanberra that play one sound; they are looked for while the program runs.
///
/// The package is not linked with the library: most programs never click, and those that do go on without it.
@safe
struct SoundLibrary {
  typealias Create = @convention(c) (UnsafeMutablePointer<OpaquePointer?>) -> CInt
  typealias Destroy = @convention(c) (OpaquePointer) -> CInt
  typealias SetText = @convention(c) (OpaquePointer, UnsafePointer<CChar>, UnsafePointer<CChar>) -> CInt
  typealias Change = @convention(c) (OpaquePointer, OpaquePointer) -> CInt
  typealias Play =
    @convention(c) (OpaquePointer, UInt32, OpaquePointer, OpaquePointer?, OpaquePointer?) ->
    CInt

  /// What the functions return when all went well.
  static let success: CInt = 0
  /// The name under which systems have the library.
  static let usualName = "libcanberra.so.0"

  let createContext: Create
  let destroyContext: Destroy
  let createProperties: Create
  let destroyProperties: Destroy
  let setText: SetText
  let changeContext: Change
  let play: Play
}

extension SoundLibrary {
  /// Loads the library of this name.
  ///
  /// It stays loaded until the program ends, since it may have started threads of its own.
  ///
  /// - Returns: nil without such a library, or when it lacks a function.
  init?(named name: String) {
    guard let library = unsafe dlopen(name, RTLD_LAZY | RTLD_LOCAL) else { return nil }
    func find<Function>(_ name: String, as type: Function.Type) -> Function? {
      unsafe dlsym(library, name).map { unsafe unsafeBitCast($0, to: type) }
    }
    guard let createContext = unsafe find("ca_context_create", as: Create.self),
      let destroyContext = unsafe find("ca_context_destroy", as: Destroy.self),
      let createProperties = unsafe find("ca_proplist_create", as: Create.self),
      let destroyProperties = unsafe find("ca_proplist_destroy", as: Destroy.self),
      let setText = unsafe find("ca_proplist_sets", as: SetText.self),
      let changeContext = unsafe find("ca_context_change_props_full", as: Change.self),
      let play = unsafe find("ca_context_play_full", as: Play.self)
    else { return nil }
    unsafe self.createContext = createContext
    unsafe self.destroyContext = destroyContext
    unsafe self.createProperties = createProperties
    unsafe self.destroyProperties = destroyProperties
    unsafe self.setText = setText
    unsafe self.changeContext = changeContext
    unsafe self.play = play
  }
}
