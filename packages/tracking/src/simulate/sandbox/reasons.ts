import { say, type Sentence } from '../../sentences/say.ts'

type Reason = Sentence | ((of: string) => Sentence)

/** What code did that only a browser could answer, by the word that `world.ts` has for it. */
const did: Readonly<Record<string, Reason>> = {
  reads: (name) => say('simulate.code.reads', { name }),
  readsGlobal: (name) => say('simulate.code.readsGlobal', { name }),
  asksGlobal: (name) => say('simulate.code.asksGlobal', { name }),
  changes: (name) => say('simulate.code.changes', { name }),
  lists: (name) => say('simulate.code.lists', { name }),
  prototype: (name) => say('simulate.code.prototype', { name }),
  pushes: say('simulate.code.pushes'),
  runs: say('simulate.code.runsText'),
  calls: (name) => say('simulate.code.calls', { name }),
  iterates: (name) => say('simulate.code.iterates', { name }),
  chance: say('simulate.code.chance'),
  clock: say('simulate.code.clock'),
  date: say('simulate.code.date'),
  zone: (name) => say('simulate.code.zone', { name }),
  zoneText: say('simulate.code.zoneText'),
}

/** What code gave that is no data, by the word that `answer.ts` has for it. */
const gave: Readonly<Record<string, Reason>> = {
  value: (type) => say('simulate.code.gives.value', { type }),
  noFunction: (type) => say('simulate.code.gives.noFunction', { type }),
  object: (type) => say('simulate.code.gives.object', { type }),
  deep: say('simulate.code.gives.deep'),
  circle: say('simulate.code.gives.circle'),
}
const failing = say('simulate.code.gives.failing')

const sentenceFrom = (reason: Reason, of: string): Sentence => (typeof reason === 'function' ? reason(of) : reason)

const parted = (told: string): readonly [word: string, of: string] => {
  const [word = ''] = told.split(' ', 1)
  return [word, told.slice(word.length + 1)]
}

/** Why a result is unknown: a word and what it is about, `reads document.title`, as a sentence. */
export function whyUnknown(told: string): Sentence {
  const [word, of] = parted(told)
  const reason = did[word]
  if (reason === undefined) throw new Error(`world.ts says '${told}', which is none of the reasons of reasons.ts: add it there.`)
  return sentenceFrom(reason, of)
}

/** Why a result cannot be shown: `value symbol`, as a sentence. Anything else is what the container's own code threw while it was read. */
export function whyNoValue(told: string): Sentence {
  const [word, of] = parted(told)
  const reason = Object.hasOwn(gave, word) ? gave[word] : undefined
  return reason === undefined ? failing : sentenceFrom(reason, of)
}
