import { type ImportMode, type ImportPreview, type Language, rulesFixedAlone, type TagContainer, type ThingChange } from '@tagmason/domain'
import {
  applyFix,
  audit,
  type AuditFinding,
  type AuditOptions,
  checkProof,
  consentDefaultBy,
  type ContainerFile,
  deploymentInputs,
  diff,
  fixAll,
  importInto,
  loadSentences,
  mergedBeside,
  readContainer,
  readProof,
  type Worded,
  worded,
  writeContainer,
} from '@tagmason/tracking'
import { countsOf, mustRead } from './containerChanges.ts'
import { namesOf } from './containerNames.ts'
import { thingChanges } from './thingChanges.ts'

// Comparing, mending and merging take seconds where a container has thousands of things, so all of it works from texts that a thread can be given.

type Changes = ThingChange[]

/** The container of a file without anything in it. */
export function emptied({ containerVersion: { accountId, containerId, container }, ...file }: ContainerFile): ContainerFile {
  return { ...file, containerVersion: { accountId, containerId, container } as ContainerFile['containerVersion'] }
}

/** What is different in `after`, thing by thing, in a member's language. */
export async function differenceOfFiles(before: string, after: string, options: { renames?: boolean }, language: Language): Promise<Changes> {
  const file = mustRead(after)
  return worded(await loadSentences(language), thingChanges(diff(mustRead(before), file, options), file))
}

/** How much is in a container and how much of it differs from a file before; nothing differs where there was none. */
export function countsOfFile(text: string, before: string | null) {
  const file = mustRead(text)
  const { added, removed, changed, renamed } = before === null ? { added: [], removed: [], changed: [], renamed: [] } : diff(mustRead(before), file)
  return {
    ...countsOf(file),
    variables: file.containerVersion.variable?.length ?? 0,
    added: added.length,
    changed: changed.length + renamed.length,
    removed: removed.length,
  }
}

/** The numbers by which Tag Manager's own site opens a container. Files that were made by hand, by a generator or from the published script have noughts. */
function numbersOf({ containerVersion: { accountId, containerId } }: ContainerFile): Pick<TagContainer, 'numbers'> {
  const [account, container] = [String(accountId), String(containerId)]
  return /^[1-9]\d*$/.test(account) && /^[1-9]\d*$/.test(container) ? { numbers: { account, container } } : {}
}

/** How many tags and triggers a file has, and its numbers; null where it cannot be read. */
export function heldInFile(text: string): Pick<TagContainer, 'tags' | 'triggers' | 'numbers'> | null {
  const { file } = readContainer(text)
  return file === null ? null : { ...countsOf(file), ...numbersOf(file) }
}

/** Which events a file's tags send. A file made by hand can hold anything where a list belongs. */
export function sendersInFile(text: string): { event: string; tag: string }[] {
  const tags = readContainer(text).file?.containerVersion.tag ?? []
  return tags.flatMap(({ parameter, name }) =>
    (Array.isArray(parameter) ? parameter : []).flatMap(({ key, value }) =>
      key === 'eventName' && typeof value === 'string' ? [{ event: value, tag: name }] : [],
    ),
  )
}

/** A stored file as Google Tag Manager writes it; null where it cannot be read. */
export function writtenFile(text: string): string | null {
  const { file } = readContainer(text)
  return file === null ? null : writeContainer(file)
}

/** The fixes of these rules; with a path only the one of that finding. */
export interface WantedFixes {
  rules: readonly string[]
  path?: string | undefined
}

function fixedFile(file: ContainerFile, { rules, path }: WantedFixes, options: AuditOptions): { file: ContainerFile; applied: readonly AuditFinding[] } {
  if (path === undefined)
    return fixAll(
      file,
      rules.filter((rule) => !rulesFixedAlone.has(rule)),
      options,
    )
  const one = audit(file, { ...options, only: new Set(rules) }).find((finding) => finding.path === path && finding.fix !== undefined)
  return one?.fix === undefined ? { file, applied: [] } : { file: applyFix(file, one.fix), applied: [one] }
}

/** What fixing a container would change, in a member's language. */
export async function fixesOfFile(
  text: string,
  wanted: WantedFixes,
  options: AuditOptions,
  language: Language,
): Promise<{ applied: Worded<readonly AuditFinding[]>; changes: Changes }> {
  const before = mustRead(text)
  const { file, applied } = fixedFile(before, wanted, options)
  return worded(await loadSentences(language), { applied, changes: applied.length === 0 ? [] : thingChanges(diff(before, file), file) })
}

/** The container after its fixes, and the rules of what was mended, a rule for each. */
export function mendedFile(text: string, wanted: WantedFixes, options: AuditOptions): { text: string; rules: string[] } {
  const { file, applied } = fixedFile(mustRead(text), wanted, options)
  return { text: applied.length === 0 ? text : writeContainer(file), rules: applied.map(({ rule }) => rule) }
}

/** A file imported into a container (null: an empty one). Where another tag sets the consent default there, ours does not come along. */
function imported(there: string | null, given: ContainerFile, mode: ImportMode) {
  const container = there === null ? emptied(given) : mustRead(there)
  const { file, consentBy } = mode === 'overwrite' ? { file: given, consentBy: null } : mergedBeside(container, given)
  return { done: importInto(container, file, mode), consentBy }
}

/** The tag of a container that sets the consent default by a template of its own; null where none does. */
export const consentOriginOfFile = (text: string): string | null => consentDefaultBy(mustRead(text))

/** What importing a file into a container (null: an empty one) would change, in a member's language. */
export async function importOfFile(there: string | null, text: string, mode: ImportMode, language: Language): Promise<ImportPreview> {
  const { done, consentBy } = imported(there, mustRead(text), mode)
  const preview = { changes: worded(await loadSentences(language), thingChanges(done, done.file)), same: done.same.length }
  return consentBy === null ? preview : { ...preview, consentBy }
}

/** The container after an import, how much it changed, and what the imported file holds by itself. */
export function mergedFile(there: string | null, text: string, mode: ImportMode) {
  const given = mustRead(text)
  const { file, added, changed, removed, renamed, same } = imported(there, given, mode).done
  return {
    text: writeContainer(file),
    added: added.length + renamed.length,
    changed: changed.length + removed.length,
    same: same.length,
    given: { ...namesOf(given), ...countsOf(given), ...numbersOf(given), tagNames: (given.containerVersion.tag ?? []).map(({ name }) => name) },
  }
}

/** Whether a kept proof is of this part in this container, and of this engine. */
export function isProofOf(proof: string, part: string, container: string): boolean {
  const read = readProof(proof)
  return read !== undefined && checkProof(read, { inputs: deploymentInputs(mustRead(part), mustRead(container)) }).length === 0
}
