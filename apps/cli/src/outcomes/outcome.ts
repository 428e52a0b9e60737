import type { FindingsReport } from '@tagmason/domain'
import type { CommandResult, Words } from '@tagmason/tracking'

/** What a command that proves something came to. */
export interface Outcome {
  readonly report: FindingsReport<Words>
  readonly passed: boolean
  /** Figures of the result, for a proof file. */
  readonly summary: Readonly<Record<string, number>>
  /** The files that it depends on, by what they are to the command. */
  readonly inputs: Readonly<Record<string, unknown>>
  readonly options: Readonly<Record<string, string | number>>
}

/** A result with its report. */
export const outcomeOf = ({ command, data, ...rest }: CommandResult, report: Pick<FindingsReport<Words>, 'file' | 'title' | 'entries'>): Outcome => ({
  report: { command, ...report, data },
  ...rest,
})
