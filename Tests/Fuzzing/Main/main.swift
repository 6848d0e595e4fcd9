import FuzzSubjects
import Glibc

// Runs libFuzzer on the subject that ROTOR_FUZZ names; the arguments are libFuzzer's own.

@_silgen_name("LLVMFuzzerRunDriver")
func runFuzzer(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

nonisolated(unsafe) var subject = FuzzSubject.json
let name = getenv("ROTOR_FUZZ").map { String(cString: $0) } ?? ""
guard let chosen = FuzzSubject(rawValue: name) else {
  let names = FuzzSubject.allCases.map(\.rawValue).joined(separator: ", ")
  print("rotor-fuzz: set ROTOR_FUZZ to what is fuzzed, one of \(names)")
  exit(64)
}
subject = chosen

var count = CommandLine.argc
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
exit(
  runFuzzer(&count, &arguments) { bytes, length in
    subject.run(Array(UnsafeBufferPointer(start: bytes, count: length)))
    return 0
  })
