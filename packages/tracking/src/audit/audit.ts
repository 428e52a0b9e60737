import { type Context, contextOf, type Item } from '../gtm/context.ts'
import { idKeys } from '../gtm/entities.ts'
import { at, pathOf, type Place, root } from '../gtm/finding.ts'
import type { ContainerFile } from '../gtm/model.ts'
import { structureFault } from '../gtm/structure.ts'
import { collectUses, idText, type Uses } from './uses.ts'
import { auditRules } from './table.ts'
import type { AuditFinding, AuditOptions, AuditRule, Fault } from './types.ts'

/** The file under audit, with what the rules look up gathered once. */
export interface Audit {
  readonly context: Context
  readonly options: AuditOptions
  /** A web container: most rules about tags are about web pages. */
  readonly web: boolean
  readonly server: boolean
  readonly variables: ReadonlyMap<string, Item>
  readonly triggers: ReadonlyMap<string, Item>
  readonly uses: Uses
}

/** The place of the container version: for findings about the container as a whole. */
export const versionPlace: Place = at(root, 'containerVersion')

/** The id of an entity, '' where it has none. */
export const idOf = (item: Item): string => idText(item.value[idKeys[item.kind] ?? ''])

/** Gathers what the rules need from a file that `readContainer` gave. */
export const auditOf = (file: ContainerFile, options: AuditOptions = {}): Audit => {
  const context = contextOf(file, [])
  return {
    context,
    options,
    // A file that says no context is taken for a web container, as most are.
    web: context.usage === 'WEB' || context.usage === '',
    server: context.usage === 'SERVER',
    variables: new Map(context.items.variable.map((item) => [item.name, item])),
    triggers: new Map(context.items.trigger.map((item) => [idOf(item), item])),
    uses: collectUses(context),
  }
}

const findingOf = (rule: AuditRule, { item, place, message, severity, fix }: Fault): AuditFinding => ({
  rule: rule.id,
  severity: severity ?? rule.severity,
  path: pathOf(place ?? item?.place ?? versionPlace),
  entity: item === undefined ? null : { kind: item.kind, name: item.name, id: idOf(item) },
  message,
  ...(fix === undefined ? {} : { fix }),
})

/**
 * What a person who knows Google Tag Manager would say about a container: structure, leftovers, GA4, consent, privacy, security, speed, triggers, ads.
 * The findings come in the order of the rules and, within one, of the file. A file without a usable structure has none: `readContainer` says why.
 */
export function audit(file: ContainerFile, options: AuditOptions = {}): AuditFinding[] {
  if (structureFault(file) !== null) return []
  const ready = auditOf(file, options)
  const findings: AuditFinding[] = []
  for (const rule of auditRules) {
    if ((rule.wholeOnly === true && options.partial === true) || options.only?.has(rule.id) === false) continue
    for (const fault of rule.check(ready)) findings.push(findingOf(rule, fault))
  }
  return findings
}
