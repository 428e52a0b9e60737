import { say } from '../sentences/say.ts'
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

const unusable = (code: string, message: string, path = '$'): ReadResult => ({ file: null, findings: [finding(code, path, message)] })

const syntaxSentence = (text: string): string => {
  const { fault } = checkSyntax(text)
  const index = fault?.index ?? text.length
  const { line, column } = lineColumn(text, index)
  const expected = fault?.expected ?? say`the end of the file`
  if (index >= text.trimEnd().length)
    return say`The file stops at line ${line}, column ${column} before its JSON is complete (${expected} is missing), so copy or download it again.`
  return say`The file is no valid JSON at line ${line}, column ${column}: expected ${expected} but found ${quote(text.charAt(index))}, so correct this place or export again.`
}

const duplicateFindings = (text: string, parsed: unknown, members: number): Finding[] => {
  if (countMembers(parsed) === members) return []
  return checkSyntax(text).duplicates.map(({ path, key, index }) => {
    const { line, column } = lineColumn(text, index)
    const message = say`The key ${JSON.stringify(key)} stands twice in one object (again at line ${line}, column ${column}) and only the last one counts, so remove one.`
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
  if (start === undefined) return unusable('F001', say`The file is empty, so export the container again in Google Tag Manager under Admin.`)
  if (text.charAt(start) === '<')
    return unusable('F004', say`The file is HTML or XML instead of JSON (a saved web page?), so download the raw JSON file of the container.`)
  const { tooDeepAt, members } = scan(text, depthLimit)
  if (tooDeepAt !== -1) {
    const { line, column } = lineColumn(text, tooDeepAt)
    return unusable(
      'F006',
      say`The file nests more than ${depthLimit} levels deep at line ${line}, column ${column}, which no container does, so export it again.`,
    )
  }
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return unusable('F007', syntaxSentence(text))
  }
  const fault = structureFault(parsed)
  if (fault !== null) return { file: null, findings: [fault] }
  if (!isObj(parsed) || !isContainerFile(parsed)) return unusable('F008', say`The JSON is no container export, so export the container in Google Tag Manager.`)
  const findings: Finding[] = []
  if (byteOrderMark)
    findings.push(finding('W001', '$', say`The file starts with a byte order mark, which Google Tag Manager never writes, so it was left out on reading.`))
  if (bytes > importLimit)
    findings.push(
      finding('W002', '$', say`The file has ${bytes} bytes and the import dialogue takes about ${importLimit}, so split it or remove unused templates.`),
    )
  findings.push(...duplicateFindings(text, parsed, members))
  return { file: parsed, findings }
}
