import { say } from '../../sentences/say.ts'
import type { Audit } from '../audit.ts'
import { sources } from '../sources.ts'
import type { AuditRule, Fault } from '../types.ts'

function* folders({ context }: Audit): Generator<Fault> {
  const { tag, trigger, variable } = context.items
  if (tag.length <= 20) return
  const all = [...tag, ...trigger, ...variable]
  const inside = all.filter((item) => item.value.parentFolderId !== undefined).length
  if (inside * 2 < all.length)
    yield { message: say`Only ${inside} of ${all.length} tags, triggers and variables lie in folders, so they are hard to find: sort them into folders.` }
}

/** Ways in which names are built, the most telling first. */
const styles: readonly (readonly [RegExp, () => string])[] = [
  [/^[^-|:]+ - /, () => say`Kind - Detail`],
  [/^[^|]+ ?\| ?/, () => say`Kind | Detail`],
  [/^[^:]+: /, () => say`Kind: Detail`],
  [/^[^\s_]+(?:_[^\s_]+)+$/, () => say`kind_detail`],
  [/^[^\s.]+(?:\.[^\s.]+)+$/, () => say`kind.detail`],
  [/^[^\s-]+(?:-[^\s-]+)+$/, () => say`kind-detail`],
  [/\s/, () => say`free words`],
  [/^/, () => say`one word`],
]
const styleOf = (name: string): number => styles.findIndex(([pattern]) => pattern.test(name))

const tooFew = (kind: 'tag' | 'trigger' | 'variable', fitting: number, all: number, pattern: string): string => {
  switch (kind) {
    case 'tag':
      return say`Only ${fitting} of ${all} tag names follow ${pattern}, so lists are hard to read: rename the others.`
    case 'trigger':
      return say`Only ${fitting} of ${all} trigger names follow ${pattern}, so lists are hard to read: rename the others.`
    case 'variable':
      return say`Only ${fitting} of ${all} variable names follow ${pattern}, so lists are hard to read: rename the others.`
  }
}

const enough = 10
const wanted = 0.8

function* names({ context, options }: Audit): Generator<Fault> {
  for (const kind of ['tag', 'trigger', 'variable'] as const) {
    const all = context.items[kind].map((item) => item.name)
    const declared = options.namePatterns?.[kind]
    if (declared === undefined && all.length < enough) continue
    const counts = new Map<number, number>()
    for (const name of all) counts.set(styleOf(name), (counts.get(styleOf(name)) ?? 0) + 1)
    const [style = 0, most = 0] = [...counts].sort((one, other) => other[1] - one[1])[0] ?? []
    const fitting = declared === undefined ? most : all.filter((name) => new RegExp(declared.source, declared.flags.replace('g', '')).test(name)).length
    if (fitting >= all.length * wanted) continue
    const pattern = declared === undefined ? say`"${styles[style]?.[1]() ?? ''}", which most follow` : say`the agreed pattern ${String(declared)}`
    yield { message: tooFew(kind, fitting, all.length, pattern) }
  }
}

export const namingRules: readonly AuditRule[] = [
  { id: 'A18', name: 'no-folder', area: 'hygiene', severity: 'info', source: sources.practice, wholeOnly: true, check: folders },
  { id: 'A19', name: 'naming-convention', area: 'hygiene', severity: 'info', source: sources.naming, check: names },
]
