// SPDX-License-Identifier: Apache-2.0

import FuzzChecks
import Testing
import WearTesting

/// Inputs that a fuzz target once failed with, and hard ones that are kept beside them.
struct FuzzRegressionTests {
    static let inputs: [String] = FuzzChecks.all.flatMap { check in
        let names = (try? Fixtures().names(in: "fuzz/\(check.name)")) ?? []
        return names.filter { !$0.hasSuffix(".md") }.map { "\(check.name)/\($0)" }
    }

    @Test(arguments: inputs)
    func keptInput(_ name: String) throws {
        let check = try #require(FuzzChecks.all.first { name.hasPrefix("\($0.name)/") })
        try check.run(try Fixtures().bytes("fuzz/\(name)"))
    }
}
