import type { ContainerFile } from '../gtm/model.ts'
import { audit } from './audit.ts'
import { applyFix } from './patch.ts'
import type { AuditFinding, AuditOptions, Operation } from './types.ts'

/** A container after its fixes, and what they mended, in the order it was done. */
export interface FixedContainer {
  readonly file: ContainerFile
  readonly applied: readonly AuditFinding[]
}

type Fixable = AuditFinding & { readonly fix: NonNullable<AuditFinding['fix']> }

/** What an operation touches: an entity, as `/containerVersion/tag/3`, or the list that it adds to. */
const touched = ({ op, path }: Operation): string =>
  (op === 'add' && path.split('/').length <= 4 ? path.split('/').slice(0, 3) : path.split('/').slice(0, 4)).join('/')

/** Whether an operation takes an entity out: those behind it then have other places. */
const takesOut = ({ op, path }: Operation): boolean => op === 'remove' && path.split('/').length === 4

const indexIn = ({ path }: Operation): number => Number(path.split('/')[3])

/** Fixes of one audit that do not get in each other's way, as many as fit. */
function apart(findings: readonly AuditFinding[]): readonly Fixable[] {
  const taken = new Set<string>()
  return findings.filter((finding): finding is Fixable => {
    if (finding.fix === undefined) return false
    const places = finding.fix.operations.map(touched)
    if (places.some((place) => taken.has(place))) return false
    for (const place of places) taken.add(place)
    return true
  })
}

/**
 * Applies every safe fix of these rules, rule by rule, with an audit in between wherever one changes what another stands on. The file that was given stays as it is.
 * What is left afterwards has no fix. Pure.
 */
export function fixAll(file: ContainerFile, rules: readonly string[], options: AuditOptions = {}): FixedContainer {
  let now = file
  const applied: AuditFinding[] = []
  // A fix that does not mend what it was found for would be found for ever.
  const tried = new Set<string>()
  const isNew = ({ rule, path, message }: AuditFinding): boolean => !tried.has(JSON.stringify([rule, path, message]))
  const mend = (rule: string): boolean => {
    const fixes = apart(audit(now, { ...options, only: new Set([rule]) }).filter(isNew))
    if (fixes.length === 0) return false
    for (const { path, message } of fixes) tried.add(JSON.stringify([rule, path, message]))
    const operations = fixes.flatMap(({ fix }) => fix.operations)
    const removals = operations.filter(takesOut).toSorted((a, b) => indexIn(b) - indexIn(a))
    now = applyFix(now, { operations: [...operations.filter((one) => !takesOut(one)), ...removals] })
    applied.push(...fixes)
    return true
  }
  let mended = true
  while (mended) {
    mended = false
    for (const rule of rules) while (mend(rule)) mended = true
  }
  return { file: now, applied }
}
