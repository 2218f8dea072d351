// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ToolSupport

/// Sends a signal to this process, as a shell does, and waits until it has arrived on whatever thread.
private func sendAndWait(_ number: Int32, _ interrupt: InterruptFlag) {
    kill(getpid(), number)
    var wake = pollfd(fd: interrupt.wakeDescriptor, events: Int16(POLLIN), revents: 0)
    #expect(poll(&wake, 1, 10_000) == 1)
}

/// What a process returns. Each body runs in a process of its own.
@Suite struct RunningTests {
    @Test func success() async {
        await #expect(processExitsWith: .exitCode(0)) {
            Sample.program.run(["paint", "wall"]) { _, _, _ in .success }
        }
        await #expect(processExitsWith: .exitCode(0)) { Sample.program.run(["--help"]) { _, _, _ in .failed } }
    }

    @Test func codesOfErrors() async {
        await #expect(processExitsWith: .exitCode(1)) {
            Sample.program.run(["paint", "wall"]) { _, _, _ in .failed }
        }
        await #expect(processExitsWith: .exitCode(2)) { Sample.program.run(["paint"]) { _, _, _ in .success } }
        await #expect(processExitsWith: .exitCode(2)) {
            Sample.program.run(["paint", "wall"]) { _, _, _ in throw UsageError.invalid("wrong") }
        }
        await #expect(processExitsWith: .exitCode(4)) {
            await Sample.program.run(["paint", "wall"]) { _, _, _ async throws -> ExitCode in
                throw ToolFailure(.link, "gone")
            }
        }
        await #expect(processExitsWith: .exitCode(3)) {
            Sample.program.run(["paint", "wall"]) { _, _, _ in
                throw ToolFailure.cannot("open", "wall", errno: ENOENT)
            }
        }
        await #expect(processExitsWith: .exitCode(1)) {
            Sample.program.run(["paint", "wall"]) { _, _, _ in throw Sample.NotACommand() }
        }
    }

    @Test func aReaderThatIsGoneEndsQuietly() async throws {
        let result = try #require(
            await #expect(processExitsWith: .exitCode(0), observing: [\.standardErrorContent]) {
                var ends: [Int32] = [0, 0]
                #expect(pipe(&ends) == 0)
                close(ends[0])
                dup2(ends[1], STDOUT_FILENO)
                Sample.program.run(["paint", "wall"]) { _, _, context in
                    while true { try context.output.print("a line") }
                }
            })
        // The testing library writes marks of its own there.
        #expect(!String(decoding: result.standardErrorContent, as: UTF8.self).contains("toolbox"))
    }

    @Test func aFullDiskIsReported() async throws {
        let result = try #require(
            await #expect(processExitsWith: .exitCode(3), observing: [\.standardErrorContent]) {
                dup2(open("/dev/full", O_WRONLY), STDOUT_FILENO)
                Sample.program.run(["paint", "wall"]) { _, _, context in
                    try context.output.print("a line")
                    return .success
                }
            })
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains("toolbox: error: cannot write to standard output: No space left on device\n"))
    }

    @Test func anInterruptEndsInOrderAfterWhatWasPrinted() async throws {
        let result = try #require(
            await #expect(processExitsWith: .exitCode(130), observing: [\.standardOutputContent]) {
                Sample.program.run(["paint", "wall"]) { _, _, context in
                    let interrupt = InterruptFlag.install()
                    try context.output.print("before")
                    #expect(!interrupt.isRaised)
                    sendAndWait(SIGINT, interrupt)
                    #expect(interrupt.isRaised)
                    return .success
                }
            })
        #expect(String(decoding: result.standardOutputContent, as: UTF8.self).contains("before\n"))
    }

    @Test func theSecondInterruptKills() async {
        await #expect(processExitsWith: .signal(SIGINT)) {
            Sample.program.run(["paint", "wall"]) { _, _, _ in
                sendAndWait(SIGINT, .install())
                kill(getpid(), SIGINT)
                sleep(10)
                return .success
            }
        }
    }

    @Test func aTerminationRequestEndsInOrder() async {
        await #expect(processExitsWith: .exitCode(143)) {
            Sample.program.run(["paint", "wall"]) { _, _, _ in
                sendAndWait(SIGTERM, .install())
                return .success
            }
        }
    }
}
