import { type AuditedFinding, type ContainerAudit, type ContainerFinding, type ContainerVersion, type FixPreview, Refusal } from '@tagmason/domain'
import { type AuditFinding, type AuditOptions, auditRules, type Worded } from '@tagmason/tracking'
import { apart } from '../apart.ts'
import type { Context } from '../context.ts'
import { ownRow } from '../own.ts'
import type { WantedFixes } from './containerWork.ts'
import { historyOf, mustBeCurrent, storedFile, storeFile } from './containerHistory.ts'

interface Asked {
  id: string
  /** The file is a part of a container. */
  partial: boolean
}

/** Fixes in this version. */
interface Wanted extends Asked, WantedFixes {
  version: number
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
  const { stored, version } = await storedContainer(context, asked.id)
  const { total, findings } = await apart(context, 'audit', stored.text, optionsOf(context, asked), context.session.preferences.language)
  return { version, total, findings: findings.map(told) }
}

/** What an import of the stored container would refuse or lose. None where nothing is stored. */
export async function containerValidation(context: Context, id: string): Promise<ContainerFinding[]> {
  await ownRow(context, 'containers', id)
  const stored = await storedFile(context, id)
  if (stored === undefined) return []
  const { losses } = await apart(context, 'review', stored.text, context.session.preferences.language)
  return losses.map(({ code, severity, path, message }) => ({ code, severity, path, message }))
}

export async function fixPreview(context: Context, wanted: Wanted): Promise<FixPreview> {
  const { text } = await toFix(context, wanted)
  const { applied, changes } = await apart(context, 'fixes', text, wanted, optionsOf(context, wanted), context.session.preferences.language)
  mustFix(applied)
  return { fixed: applied.map(told), changes }
}

/** Stores the container with the fixes in it, as a new version. */
export async function fixContainer(context: Context, wanted: Wanted): Promise<ContainerVersion> {
  const stored = await toFix(context, wanted)
  const { text, rules: applied } = await apart(context, 'mended', stored.text, wanted, optionsOf(context, wanted))
  mustFix(applied)
  return storeFile(context, { ...stored, text }, { cause: { kind: 'fix', rules: [...new Set(applied)], fixes: applied.length } })
}

async function toFix(context: Context, { id, version }: Wanted) {
  const { stored, history } = await storedContainer(context, id)
  mustBeCurrent(history, version)
  return stored
}

function mustFix(applied: readonly unknown[]) {
  if (applied.length === 0) throw new Refusal('conflict', 'Nothing of this has a safe fix in the stored container: look at the audit again.')
}

/** What is stored of a container and its history. Throws a `Refusal` notFound where nothing is stored. */
export async function storedContainer(context: Context, id: string) {
  await ownRow(context, 'containers', id)
  const history = await historyOf(context, id)
  const { stored } = history
  if (stored === undefined) throw new Refusal('notFound', `Nothing is stored of ${id} yet: import an export of it first.`)
  return { stored, history, version: history.versions.at(-1)?.number ?? 1 }
}
