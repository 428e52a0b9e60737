import { say } from '../../sentences/say.ts'

type Reason = (of: string) => string

/** What code did that only a browser could answer, by the word that `world.ts` has for it. */
const did: Readonly<Record<string, Reason>> = {
  reads: (of) => say`The code of the variable reads ${of}, and nobody but a browser can say what that gives.`,
  readsGlobal: (of) => say`The code of the variable reads ${of}, which the globals of the page do not tell.`,
  asksGlobal: (of) => say`The code of the variable asks whether there is ${of}, which the globals of the page do not tell.`,
  changes: (of) => say`The code of the variable changes ${of}, and nobody but a browser can say what that gives.`,
  lists: (of) => say`The code of the variable lists what is in ${of}, and nobody but a browser can say what that gives.`,
  prototype: (of) => say`The code of the variable reads the prototype of ${of}, and nobody but a browser can say what that gives.`,
  pushes: () => say`The code of the variable pushes to the data layer, and nobody but a browser can say what that gives.`,
  runs: () => say`The code of the variable runs a text as code, and nobody but a browser can say what that gives.`,
  calls: (of) => say`The code of the variable calls ${of}, which depends on the browser.`,
  iterates: (of) => say`The code of the variable calls the iterator’s ${of}, which depends on the browser.`,
  chance: () => say`The code of the variable asks Math.random for chance, and nobody but a browser can say what that gives.`,
  clock: () => say`The code of the variable asks for the time, and nobody but a browser can say what that gives.`,
  date: () => say`The code of the variable reads a date in the visitor’s time zone, and nobody but a browser can say what that gives.`,
  zone: (of) => say`The code of the variable asks for the visitor’s time zone with ${of}, and nobody but a browser can say what that gives.`,
  zoneText: () => say`The code of the variable asks for the visitor’s time zone with Date as text, and nobody but a browser can say what that gives.`,
}

/** What code gave that is no data, by the word that `answer.ts` has for it. */
const gave: Readonly<Record<string, Reason>> = {
  value: (of) => say`The code of the variable gives a ${of}, which is no value that could be shown here.`,
  noFunction: (of) => say`The code of the variable gives a ${of} instead of a function, which is no value that could be shown here.`,
  object: (of) => say`The code of the variable gives an object of the type ${of}, which is no value that could be shown here.`,
  deep: () => say`The code of the variable gives an object of more than 100 levels, which is no value that could be shown here.`,
  circle: () => say`The code of the variable gives an object that holds itself, which is no value that could be shown here.`,
}
const fails = () => say`The code of the variable gives an object that fails when it is read, which is no value that could be shown here.`

const parted = (told: string): readonly [word: string, of: string] => {
  const [word = ''] = told.split(' ', 1)
  return [word, told.slice(word.length + 1)]
}

/** Why a result is unknown: a word and what it is about, `reads document.title`, as a sentence. */
export function whyUnknown(told: string): string {
  const [word, of] = parted(told)
  const reason = did[word]
  if (reason === undefined) throw new Error(`world.ts says '${told}', which is none of the reasons of reasons.ts: add it there.`)
  return reason(of)
}

/** Why a result cannot be shown: `value symbol`, as a sentence. Anything else is what the container's own code threw while it was read. */
export function whyNoValue(told: string): string {
  const [word, of] = parted(told)
  return (Object.hasOwn(gave, word) ? gave[word]?.(of) : undefined) ?? fails()
}
