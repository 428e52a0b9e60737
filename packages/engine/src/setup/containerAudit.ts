import {
  type AuditedFinding,
  type ContainerAudit,
  type ContainerFinding,
  type ContainerVersion,
  type FixPreview,
  Refusal,
  type StoredContainerFile,
} from '@tagmason/domain'
import {
  applyFix,
  audit,
  type AuditFinding,
  type AuditOptions,
  auditRules,
  type ContainerFile,
  diff,
  fixAll,
  type Worded,
  writeContainer,
} from '@tagmason/tracking'
import { apart } from '../apart.ts'
import type { Context } from '../context.ts'
import { own, ownRow } from '../own.ts'
import { inWords } from '../inWords.ts'
import { fileOf } from './containerChanges.ts'
import { historyOf, mustBeCurrent, storeFile } from './containerHistory.ts'
import { thingChanges } from './thingChanges.ts'

interface Asked {
  id: string
  /** The file is a part of a container. */
  partial: boolean
}

/** The fixes of these rules in this version; with a path only the one of that finding. */
interface Wanted extends Asked {
  version: number
  rules: string[]
  path?: string | undefined
}

const rules = new Map(auditRules.map((rule) => [rule.id, rule]))
const optionsOf = ({ now }: Context, { partial }: Asked): AuditOptions => ({ partial, now: now.getTime() })

const told = ({ rule: id, severity, path, entity, message, fix }: Worded<AuditFinding>): AuditedFinding => {
  const rule = rules.get(id)
  if (rule === undefined) throw new Error(`The audit found something by the rule '${id}', which it does not have: look at the table of rules.`)
  const { name, area, source } = rule
  return { rule: id, name, area, severity, path, entity: entity?.name ?? '', message, fix: fix?.title ?? '', source }
}

/** What a person who knows Tag Manager would change in the stored container; errors first. */
export async function containerAudit(context: Context, asked: Asked): Promise<ContainerAudit> {
  const { stored, version } = await storedText(context, asked.id)
  const { total, findings } = await apart(context, 'audit', stored.text, optionsOf(context, asked), context.session.preferences.language)
  return { version, total, findings: findings.map(told) }
}

/** What an import of the stored container would refuse or lose. None where nothing is stored. */
export async function containerValidation(context: Context, id: string): Promise<ContainerFinding[]> {
  await ownRow(context, 'containers', id)
  const stored = (await own(context, 'containerFiles')).find((file) => file.id === id)
  if (stored === undefined) return []
  const { losses } = await apart(context, 'review', stored.text, context.session.preferences.language)
  return losses.map(({ code, severity, path, message }) => ({ code, severity, path, message }))
}

export async function fixPreview(context: Context, wanted: Wanted): Promise<FixPreview> {
  const { file, fixed, applied } = await fixing(context, wanted)
  const { findings, changes } = await inWords(context, { findings: applied, changes: thingChanges(diff(file, fixed), fixed) })
  return { fixed: findings.map(told), changes }
}

/** Stores the container with the fixes in it, as a new version. */
export async function fixContainer(context: Context, wanted: Wanted): Promise<ContainerVersion> {
  const { stored, fixed, applied } = await fixing(context, wanted)
  const cause = { kind: 'fix' as const, rules: [...new Set(applied.map(({ rule }) => rule))], fixes: applied.length }
  return storeFile(context, { ...stored, text: writeContainer(fixed) }, { cause })
}

async function fixing(context: Context, wanted: Wanted) {
  const { stored, file, history } = await storedContainer(context, wanted.id)
  mustBeCurrent(history, wanted.version)
  const { file: fixed, applied } = fixedFile(file, wanted, optionsOf(context, wanted))
  if (applied.length === 0) throw new Refusal('conflict', 'Nothing of this has a safe fix in the stored container: look at the audit again.')
  return { stored, file, fixed, applied }
}

function fixedFile(file: ContainerFile, { rules: wanted, path }: Wanted, options: AuditOptions) {
  if (path === undefined) return fixAll(file, wanted, options)
  const one = audit(file, { ...options, only: new Set(wanted) }).find((finding) => finding.path === path && finding.fix !== undefined)
  return one?.fix === undefined ? { file, applied: [] } : { file: applyFix(file, one.fix), applied: [one] }
}

/** The stored file of a container as text, and its version. Throws a `Refusal` notFound where nothing is stored. */
async function storedText(context: Context, id: string) {
  await ownRow(context, 'containers', id)
  const { stored, versions } = await historyOf(context, id)
  if (stored === undefined) throw nothingStored(id)
  return { stored, version: versions.at(-1)?.number ?? 1 }
}

const nothingStored = (id: string) => new Refusal('notFound', `Nothing is stored of ${id} yet: import an export of it first.`)

/** The stored file of a container and its version. Throws a `Refusal` notFound where nothing is stored. */
export async function storedContainer(context: Context, id: string) {
  await ownRow(context, 'containers', id)
  const history = await historyOf(context, id)
  const stored: StoredContainerFile | undefined = history.stored
  const file = fileOf(stored)
  if (stored === undefined || file === null) throw nothingStored(id)
  return { stored, file, history, version: history.versions.at(-1)?.number ?? 1 }
}
