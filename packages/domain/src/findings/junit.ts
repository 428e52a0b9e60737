import type { FilePlace } from './findingsReport.ts'

/** A test that has run, as JUnit tells it. */
export interface JUnitCase {
  readonly name: string
  /** Each as one sentence. */
  readonly failures: readonly string[]
  readonly seconds: number
  readonly place?: FilePlace | undefined
}

/** A text inside XML: what XML cannot say at all becomes the sign for that. */
const escaped = (text: string): string =>
  Array.from(text, (char) => marks[char] ?? (/[\t\n\r\u0020-\ud7ff\ue000-\ufffd]/.test(char) || char.length === 2 ? char : '\ufffd')).join('')
const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
}

const attributes = (values: Readonly<Record<string, string | number | undefined>>): string =>
  Object.entries(values)
    .map(([key, value]) => (value === undefined ? '' : ` ${key}="${escaped(String(value))}"`))
    .join('')

/**
 * The results of a file of tests as JUnit XML, which build servers read: one suite, a case for each test. `file` is the path of the tests as it shall stand in the report.
 */
export function junit(file: string, cases: readonly JUnitCase[]): string {
  const failed = cases.filter(({ failures }) => failures.length > 0).length
  const time = (seconds: number) => seconds.toFixed(3)
  const whole = { tests: cases.length, failures: failed, errors: 0, skipped: 0, time: time(cases.reduce((sum, { seconds }) => sum + seconds, 0)) }
  const lines = cases.flatMap(({ name, failures, seconds, place }) => {
    const open = `    <testcase${attributes({ name, classname: file, file, line: place?.line, time: time(seconds) })}`
    if (failures.length === 0) return [`${open}/>`]
    const failure = `      <failure${attributes({ message: failures[0], type: 'expectation' })}>${escaped(failures.join('\n'))}</failure>`
    return [`${open}>`, failure, '    </testcase>']
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${attributes({ name: 'tagmason', ...whole })}>`,
    `  <testsuite${attributes({ name: file, ...whole })}>`,
    ...lines,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n')
}
