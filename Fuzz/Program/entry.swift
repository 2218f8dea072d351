// SPDX-License-Identifier: Apache-2.0

import FuzzChecks
import WearTesting

/// One program for all targets, since linking it takes minutes: `WEARKIT_FUZZ_TARGET` names the check.
private let check: FuzzChecks.Check = {
    let name = Environment.value("WEARKIT_FUZZ_TARGET") ?? ""
    guard let check = FuzzChecks.all.first(where: { $0.name == name }) else {
        preconditionFailure("WEARKIT_FUZZ_TARGET names no check")
    }
    return check
}()

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    FuzzInput.run(start, count, check.run)
}
