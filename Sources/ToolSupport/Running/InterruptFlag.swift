// SPDX-License-Identifier: Apache-2.0

import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The signal that arrived; zero: none.
private let arrivedSignal = Atomic<Int32>(0)
/// The end of a pipe that the handler writes to; -1: none.
private let wakeInput = Atomic<Int32>(-1)

/// Ctrl-C (SIGINT) and SIGTERM as a flag that loops look at, so that a command ends in order and loses no output.
///
/// The second signal kills at once. Ask for the flag only where something looks at it; without it, the first one kills.
public struct InterruptFlag: Sendable {
    /// Readable when a signal has arrived: for poll(2) and the like. -1 where the system gave no pipe.
    ///
    /// A blocked call returns with EINTR only on the thread that took the signal, which in a concurrent program is
    /// any; there, this is the way to wake up.
    public let wakeDescriptor: Int32

    /// Starts watching. SIGINT is watched even where a shell ignores it for jobs in the background,
    /// so that scripts can stop a simulator with `kill -INT`.
    public static func install() -> InterruptFlag { installed }

    private static let installed: InterruptFlag = {
        var ends: [Int32] = [-1, -1]
        if pipe(&ends) == 0 {
            for end in ends {
                _ = fcntl(end, F_SETFD, FD_CLOEXEC)
                _ = fcntl(end, F_SETFL, O_NONBLOCK)
            }
        }
        wakeInput.store(ends[1], ordering: .relaxed)
        // Globals are made on first use, which must not happen inside the handler.
        arrivedSignal.store(0, ordering: .relaxed)
        for number in [SIGINT, SIGTERM] {
            // No SA_RESTART: in a program with one thread a blocked read returns with EINTR.
            var action = sigaction()
            sigemptyset(&action.sa_mask)
            #if canImport(Glibc)
                action.__sigaction_handler.sa_handler = InterruptFlag.handle
            #elseif canImport(Musl)
                action.__sa_handler.sa_handler = InterruptFlag.handle
            #elseif canImport(Darwin)
                action.__sigaction_u.__sa_handler = InterruptFlag.handle
            #endif
            sigaction(number, &action, nil)
        }
        // Parents that block signals in their threads pass that on to the programs they start.
        var watched = sigset_t()
        sigemptyset(&watched)
        sigaddset(&watched, SIGINT)
        sigaddset(&watched, SIGTERM)
        pthread_sigmask(SIG_UNBLOCK, &watched, nil)
        return InterruptFlag(wakeDescriptor: ends[0])
    }()

    /// Only calls of signal-safety(7).
    private static let handle: @convention(c) (Int32) -> Void = { number in
        let savedErrno = errno
        arrivedSignal.store(number, ordering: .relaxed)
        signal(SIGINT, SIG_DFL)
        signal(SIGTERM, SIG_DFL)
        var byte: UInt8 = 1
        _ = write(wakeInput.load(ordering: .relaxed), &byte, 1)
        errno = savedErrno
    }

    /// Whether to stop.
    public var isRaised: Bool { arrivedSignal.load(ordering: .relaxed) != 0 }

    /// Waits until a signal arrives, at most `milliseconds`; true when one has arrived.
    public func wait(milliseconds: Int32) -> Bool {
        guard !isRaised else { return true }
        var descriptor = pollfd(fd: wakeDescriptor, events: Int16(POLLIN), revents: 0)
        poll(&descriptor, 1, milliseconds)
        return isRaised
    }

    /// What the program returns for the signal that arrived: 130 for SIGINT, 143 for SIGTERM.
    static var exitCode: ExitCode? {
        let number = arrivedSignal.load(ordering: .relaxed)
        return number == 0 ? nil : ExitCode(rawValue: 128 + number)
    }
}
