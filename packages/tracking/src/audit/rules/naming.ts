import type { Audit } from '../audit.ts'
import { sources } from '../sources.ts'
import type { AuditRule, Fault } from '../types.ts'

function* folders({ context }: Audit): Generator<Fault> {
  const { tag, trigger, variable } = context.items
  if (tag.length <= 20) return
  const all = [...tag, ...trigger, ...variable]
  const inside = all.filter((item) => item.value.parentFolderId !== undefined).length
  if (inside * 2 < all.length)
    yield { message: `Only ${inside} of ${all.length} tags, triggers and variables lie in folders, so they are hard to find: sort them into folders.` }
}

/** Ways in which names are built, the most telling first. */
const styles: Readonly<Record<string, RegExp>> = {
  'Kind - Detail': /^[^-|:]+ - /,
  'Kind | Detail': /^[^|]+ ?\| ?/,
  'Kind: Detail': /^[^:]+: /,
  kind_detail: /^[^\s_]+(?:_[^\s_]+)+$/,
  'kind.detail': /^[^\s.]+(?:\.[^\s.]+)+$/,
  'kind-detail': /^[^\s-]+(?:-[^\s-]+)+$/,
  'free words': /\s/,
  'one word': /^/,
}
const styleOf = (name: string): string => Object.entries(styles).find(([, pattern]) => pattern.test(name))?.[0] ?? ''

const enough = 10
const wanted = 0.8

function* names({ context, options }: Audit): Generator<Fault> {
  for (const kind of ['tag', 'trigger', 'variable'] as const) {
    const all = context.items[kind].map((item) => item.name)
    const declared = options.namePatterns?.[kind]
    if (declared === undefined && all.length < enough) continue
    const counts = new Map<string, number>()
    for (const name of all) counts.set(styleOf(name), (counts.get(styleOf(name)) ?? 0) + 1)
    const [style = '', most = 0] = [...counts].sort((one, other) => other[1] - one[1])[0] ?? []
    const fitting = declared === undefined ? most : all.filter((name) => new RegExp(declared.source, declared.flags.replace('g', '')).test(name)).length
    if (fitting >= all.length * wanted) continue
    const pattern = declared === undefined ? `"${style}", which most follow` : `the agreed pattern ${String(declared)}`
    yield { message: `Only ${fitting} of ${all.length} ${kind} names follow ${pattern}, so lists are hard to read: rename the others.` }
  }
}

export const namingRules: readonly AuditRule[] = [
  { id: 'A18', name: 'no-folder', area: 'hygiene', severity: 'info', source: sources.practice, wholeOnly: true, check: folders },
  { id: 'A19', name: 'naming-convention', area: 'hygiene', severity: 'info', source: sources.naming, check: names },
]
