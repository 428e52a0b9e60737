import { say, type Sentence } from '../sentences/say.ts'
import { decode } from './bytes.ts'
import { finding, type Finding } from './finding.ts'
import type { ContainerFile } from './model.ts'
import { countMembers, lineColumn, scan } from './scan.ts'
import { structureFault } from './structure.ts'
import { checkSyntax } from './syntax.ts'
import { isObj, quote } from './values.ts'

/** The largest file that is read, in bytes. */
export const readLimit = 50_000_000
/** The largest file that Google Tag Manager's import dialogue takes, in bytes (second-hand). */
export const importLimit = 10_000_000
/** The deepest nesting of lists and objects that is read; genuine files stay below 15. */
export const depthLimit = 100

export interface ReadResult {
  /** The parsed file; null when it cannot be used, and then there is exactly one error finding. */
  readonly file: ContainerFile | null
  readonly findings: readonly Finding[]
}

const isContainerFile = (value: unknown): value is ContainerFile => structureFault(value) === null

const unusable = (code: string, message: Sentence, path = '$'): ReadResult => ({ file: null, findings: [finding(code, path, message)] })

const syntaxSentence = (text: string): Sentence => {
  const { fault } = checkSyntax(text)
  const index = fault?.index ?? text.length
  const { line, column } = lineColumn(text, index)
  const expected = fault?.expected ?? say('gtm.json.endOfFile')
  if (index >= text.trimEnd().length) return say('gtm.json.incomplete', { line, column, expected })
  return say('gtm.json.invalid', { line, column, expected, found: quote(text.charAt(index)) })
}

const duplicateFindings = (text: string, parsed: unknown, members: number): Finding[] => {
  if (countMembers(parsed) === members) return []
  return checkSyntax(text).duplicates.map(({ path, key, index }) => {
    const { line, column } = lineColumn(text, index)
    const message = say('gtm.json.keyTwice', { key: JSON.stringify(key), line, column })
    return finding('W003', path, message)
  })
}

/**
 * Reads a Google Tag Manager container export.
 * @param input the file's text, or its bytes (UTF-8).
 * @returns the parsed file with warnings about the file as such; or null with exactly one error that says why and where.
 */
export const readContainer = (input: string | Uint8Array): ReadResult => {
  const decoded = decode(input, readLimit)
  if ('code' in decoded) return unusable(decoded.code, decoded.message)
  const { text, bytes, byteOrderMark } = decoded
  const start = /\S/.exec(text)?.index
  if (start === undefined) return unusable('F001', say('gtm.file.empty'))
  if (text.charAt(start) === '<') return unusable('F004', say('gtm.file.html'))
  const { tooDeepAt, members } = scan(text, depthLimit)
  if (tooDeepAt !== -1) {
    const { line, column } = lineColumn(text, tooDeepAt)
    return unusable('F006', say('gtm.file.tooDeep', { most: depthLimit, line, column }))
  }
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return unusable('F007', syntaxSentence(text))
  }
  const fault = structureFault(parsed)
  if (fault !== null) return { file: null, findings: [fault] }
  if (!isObj(parsed) || !isContainerFile(parsed)) return unusable('F008', say('gtm.file.noExport'))
  const findings: Finding[] = []
  if (byteOrderMark) findings.push(finding('W001', '$', say('gtm.file.byteOrderMark')))
  if (bytes > importLimit) findings.push(finding('W002', '$', say('gtm.file.importLimit', { bytes, most: importLimit })))
  findings.push(...duplicateFindings(text, parsed, members))
  return { file: parsed, findings }
}
