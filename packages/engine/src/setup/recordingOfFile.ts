import { type Language, type MeasurementPlan, measurementIdPlaceholder, mostListedFindings, type RecordingCheck } from '@tagmason/domain'
import {
  loadSentences,
  readRecording,
  type Recording,
  recordingEntries,
  recordingReport,
  sentenceOf,
  sentHits,
  testOfRecording,
  testsYaml,
  worded,
} from '@tagmason/tracking'
import { mustRead } from './containerChanges.ts'

/** What a recording shows, in a member's language; a file that is none gives one sentence. */
export async function recordingOfFile(text: string, container: string | null, plan: MeasurementPlan, language: Language): Promise<RecordingCheck> {
  const words = await loadSentences(language)
  const recording = readRecording(text)
  if ('message' in recording) {
    const { line, column } = recording.place ?? {}
    return faulty(`${line === undefined ? '' : `${line}:${column} `}${worded(words, recording.message)}`)
  }
  try {
    const file = container === null ? undefined : mustRead(container)
    const report = await recordingReport(recording, {
      container: container === null ? undefined : mustRead(identified(container, recording)),
      plan: plan.events.length === 0 ? undefined : plan,
    })
    const said = worded(words, { report, entries: recordingEntries(report) })
    const tests = file === undefined ? undefined : { tests: [await testOfRecording(recording, file, 'The recorded visit')], left: [] }
    return {
      fault: '',
      pages: report.pages,
      requests: report.requests,
      findings: said.report.findings
        .slice(0, mostListedFindings)
        .map(({ level, event, page, message }, at) => ({ level, event, page, message, label: said.entries[at]?.label ?? '' })),
      total: report.findings.length,
      rows: report.rows.map((row) => ({ ...row })),
      open: [...said.report.open],
      test: tests === undefined ? '' : testsYaml(worded(await loadSentences('en'), tests)),
    }
  } catch (error) {
    return faulty(worded(words, sentenceOf(error)))
  }
}

/** Tags that are made before the property is known send to the one that the visit sent to, or nothing would be what it should. */
function identified(container: string, recording: Recording): string {
  const [id, other] = new Set(sentHits(recording).flatMap(({ vendor, destination }) => (vendor === 'gtag' ? [destination] : [])))
  return id === undefined || other !== undefined ? container : container.replaceAll(measurementIdPlaceholder, id)
}

const faulty = (fault: string): RecordingCheck => ({ fault, pages: 0, requests: 0, findings: [], total: 0, rows: [], open: [], test: '' })
