import { changesBetween, nodeWords } from '../diff/changes.ts'
import type { ThingKind } from '../diff/kinds.ts'
import type { Thing } from '../diff/things.ts'
import { fieldWords } from '../diff/words.ts'
import type { Clash, Side } from './threeWay.ts'
import { distinct, joined } from '../sentences/list.ts'
import { say, type Sentence, type Words } from '../sentences/say.ts'

/** A place of two containers that came from one, which both changed, each otherwise. The sides are in words, null where nothing stands. */
export interface ContainerConflict {
  /** What a choice is given for: kind, name and path, as JSON. */
  readonly key: string
  readonly kind: ThingKind
  readonly name: string
  /** As people call it; `everything` where the thing as a whole is in conflict. */
  readonly field: Words
  readonly base: Words | null
  readonly ours: Words | null
  readonly theirs: Words | null
}

export interface MergeOptions {
  /** The side that counts in every conflict; without it, ours does and the conflicts wait for a choice. */
  readonly prefer?: Side
  /** The side that counts in single conflicts, by key. */
  readonly chosen?: Readonly<Record<string, Side>>
}

/** Gathers the conflicts of a merge and says which side counts in each. */
export class Conflicts {
  readonly found: ContainerConflict[] = []
  readonly #options: MergeOptions

  constructor(options: MergeOptions) {
    this.#options = options
  }

  /** Notes a conflict. */
  of({ kind, name }: Pick<Thing, 'kind' | 'name'>, path: readonly string[], sides: Pick<ContainerConflict, 'base' | 'ours' | 'theirs'>): Side {
    const key = JSON.stringify([kind, name, ...path])
    const field = path.length === 0 ? say('merge.everything') : path[0] === 'name' ? say('merge.name') : fieldWords(path)
    this.found.push({ key, kind, name, field, ...sides })
    return this.#options.chosen?.[key] ?? this.#options.prefer ?? 'ours'
  }

  /** Notes a value that both changed. */
  value(thing: Thing, { path, base, ours, theirs }: Clash): Side {
    return this.of(thing, path, { base: nodeWords(base), ours: nodeWords(ours), theirs: nodeWords(theirs) })
  }

  /** Notes a thing that the sides want as a whole, each otherwise: one removed it, or made another type of it. */
  whole(base: Thing, ours: Thing | undefined, theirs: Thing | undefined, renamed = false): Side {
    const told = (now: Thing | undefined): Sentence => (renamed && now !== undefined ? say('merge.renamed', { now: toldAs(base, now) }) : toldAs(base, now))
    return this.of(base, [], { base: say('merge.there'), ours: told(ours), theirs: told(theirs) })
  }
}

const toldAs = (base: Thing, now: Thing | undefined): Sentence => {
  if (now === undefined) return say('merge.removed')
  const fields = changesBetween(base.node, now.node).map(({ field }) => field)
  return fields.length === 0 ? say('merge.same') : say('merge.changed', { fields: joined(distinct(fields), 'list.comma') })
}
