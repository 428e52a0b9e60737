import type { Resolved } from '../outcomes.ts'
import { encoded } from './values.ts'

type Ask = (name: string) => Resolved
interface Kept {
  readonly asked: readonly { readonly name: string; readonly answer: string }[]
  readonly result: Resolved
}

/** As many results of one code on one page as are kept. */
const most = 20
const textOf = (answer: Resolved): string => (answer.known ? encoded(answer.value) : JSON.stringify(answer.because))

/**
 * Runs by code and page, each with what it asked for: the same answers lead to the same result, so most events of a visit need no run. `key` stands for code and page; `isKept` says after a run whether its result may be.
 */
export function remembering(): (key: string, ask: Ask, run: (ask: Ask) => Resolved, isKept: () => boolean) => Resolved {
  const runs = new Map<string, Kept[]>()
  return (key, ask, run, isKept) => {
    const kept = runs.get(key) ?? []
    const same = kept.find(({ asked }) => asked.every(({ name, answer }) => textOf(ask(name)) === answer))
    if (same !== undefined) return same.result
    const asked: { name: string; answer: string }[] = []
    const result = run((name) => {
      const answer = ask(name)
      asked.push({ name, answer: textOf(answer) })
      return answer
    })
    if (isKept()) runs.set(key, [...kept.slice(1 - most), { asked, result }])
    return result
  }
}
