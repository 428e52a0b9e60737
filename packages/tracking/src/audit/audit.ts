import { versionPlace, idOf } from './read.ts'
import type { Audit, AuditFinding, AuditOptions, AuditRule, Fault } from './types.ts'
import { contextOf } from '../gtm/context.ts'
import { pathOf } from '../gtm/finding.ts'
import type { ContainerFile } from '../gtm/model.ts'
import { structureFault } from '../gtm/structure.ts'
import { collectUses } from './uses.ts'
import { auditRules } from './table.ts'

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
