// SPDX-License-Identifier: Apache-2.0

import ToolSupport
import TraceDecoder

/// `wearcodec info`.
enum InfoRun {
    static func run(_ arguments: ParsedArguments, _ context: ToolContext) throws -> ExitCode {
        var survey = TraceSurvey()
        let result = try TraceReading.read(arguments[InfoCommand.file], layers: TraceSurvey.layers, context) {
            survey.add($0, $1, $2)
        }
        let report = TraceReport(result.reader, result.decoder, survey)
        switch arguments[InfoCommand.format] {
        case .text: try context.output.write(report.text)
        case .json: try context.output.write(report.json)
        }
        try context.output.flush()
        CaptureOpening.report(result.reader, context)
        if let failure = result.failure { throw failure }
        return result.isInterrupted ? .interrupted : .success
    }
}
