import { say, type Sentence, type Words } from '../../sentences/say.ts'
import type { Audit, AuditRule, Fault } from '../types.ts'
import { sources } from '../sources.ts'

function* folders({ context }: Audit): Generator<Fault> {
  const { tag, trigger, variable } = context.items
  if (tag.length <= 20) return
  const all = [...tag, ...trigger, ...variable]
  const inside = all.filter((item) => item.value.parentFolderId !== undefined).length
  if (inside * 2 < all.length) yield { message: say('audit.naming.fewInFolders', { inside, all: all.length }) }
}

/** Ways in which names are built, the most telling first. */
const styles: readonly (readonly [RegExp, Sentence])[] = [
  [/^[^-|:]+ - /, say('audit.naming.style.dash')],
  [/^[^|]+ ?\| ?/, say('audit.naming.style.bar')],
  [/^[^:]+: /, say('audit.naming.style.colon')],
  [/^[^\s_]+(?:_[^\s_]+)+$/, say('audit.naming.style.underscores')],
  [/^[^\s.]+(?:\.[^\s.]+)+$/, say('audit.naming.style.dots')],
  [/^[^\s-]+(?:-[^\s-]+)+$/, say('audit.naming.style.hyphens')],
  [/\s/, say('audit.naming.style.words')],
  [/^/, say('audit.naming.style.word')],
]
const styleOf = (name: string): number => styles.findIndex(([pattern]) => pattern.test(name))

const tooFew = (kind: 'tag' | 'trigger' | 'variable', fitting: number, all: number, pattern: Words): Sentence => {
  switch (kind) {
    case 'tag':
      return say('audit.naming.fewTags', { fitting, all, pattern })
    case 'trigger':
      return say('audit.naming.fewTriggers', { fitting, all, pattern })
    case 'variable':
      return say('audit.naming.fewVariables', { fitting, all, pattern })
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
    const pattern =
      declared === undefined ? say('audit.naming.mostFollow', { style: styles[style]?.[1] ?? '' }) : say('audit.naming.agreed', { pattern: String(declared) })
    yield { message: tooFew(kind, fitting, all.length, pattern) }
  }
}

export const namingRules: readonly AuditRule[] = [
  { id: 'A18', name: 'no-folder', area: 'hygiene', severity: 'info', source: sources.practice, wholeOnly: true, check: folders },
  { id: 'A19', name: 'naming-convention', area: 'hygiene', severity: 'info', source: sources.naming, check: names },
]
