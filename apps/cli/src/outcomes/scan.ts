import { codeCounts, codeEntries, codeHeadline, compareCode, scanCode, type SourceFile } from '@tagmason/tracking/code'
import { containerAt } from '../containerAt.ts'
import { loadParser } from '../loadParser.ts'
import { planAt } from '../planAt.ts'
import type { Outcome } from './outcome.ts'

/** The events of source code, held against a plan and a container; it passes where nothing is an error. */
export async function scanOutcome(
  path: string,
  files: readonly SourceFile[],
  values: { readonly plan?: string | undefined; readonly container?: string | undefined },
): Promise<Outcome> {
  const plan = values.plan === undefined ? undefined : await planAt(values.plan)
  const container = values.container === undefined ? undefined : (await containerAt(values.container)).file
  const report = compareCode(scanCode(files, await loadParser()), { plan, container })
  const counts = codeCounts(report)
  return {
    report: { command: 'scan', file: path, title: codeHeadline(path, report), entries: codeEntries(report), data: report },
    passed: counts.errors === 0,
    summary: { files: report.files, events: report.rows.length, ...counts },
    inputs: { files, ...(plan === undefined ? {} : { plan }), ...(container === undefined ? {} : { container }) },
    options: {},
  }
}
