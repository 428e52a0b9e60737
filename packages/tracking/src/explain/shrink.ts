import type { Step } from '@tagmason/domain'

type Bag = Readonly<Record<string, unknown>>
const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every way to leave one thing out of a value: a key, an entry, or something within one. */
const smaller = (value: unknown, keep: ReadonlySet<string>): readonly unknown[] => {
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value
    return [...list.map((_, at) => list.toSpliced(at, 1)), ...list.flatMap((entry, at) => smaller(entry, new Set()).map((less) => list.with(at, less)))]
  }
  if (!isBag(value)) return []
  const entries = Object.entries(value).filter(([key]) => !keep.has(key))
  const without = entries.map(([key]) => Object.fromEntries(Object.entries(value).filter(([other]) => other !== key)))
  return [...without, ...entries.flatMap(([key, entry]) => smaller(entry, new Set()).map((less) => ({ ...value, [key]: less })))]
}

/** What a step of each type cannot do without. */
const needed: Readonly<Record<Step['type'], readonly string[]>> = {
  pageLoad: ['url'],
  push: ['data'],
  click: ['element'],
  linkClick: ['element'],
  formSubmit: ['element'],
  scroll: ['percent', 'pixels'],
  visibility: ['element'],
  history: ['url'],
  timer: [],
  consent: ['state'],
  wait: ['ms'],
  video: ['status'],
  error: ['message'],
}

/** What is inside of what a step cannot do without may still go: the data of a push, the parts of an element. */
const steps = (step: Step): readonly Step[] => {
  const keep = new Set<string>(['type', ...needed[step.type]])
  const own = smaller(step, keep) as readonly Step[]
  const inner = step.type === 'push' ? (smaller(step.data, new Set()).map((data) => ({ ...step, data })) as readonly Step[]) : []
  const parts = 'element' in step ? (smaller(step.element, new Set()).map((element) => ({ ...step, element })) as readonly Step[]) : []
  return [...own, ...inner, ...parts]
}

const addresses = (step: Step): readonly Step[] => {
  if (step.type !== 'pageLoad') return []
  const url = new URL(step.url)
  return [url.origin + url.pathname, `${url.origin}/`].filter((shorter) => shorter.length < step.url.length).map((shorter) => ({ ...step, url: shorter }))
}

/** More tries than this are not worth a shorter visit. */
const mostTries = 2000

/** The visit with everything left out that it does without: steps, keys, parts of values. */
export const shrunk = (visit: readonly Step[], passes: (steps: readonly Step[]) => boolean): readonly Step[] => {
  let best = visit
  let tries = 0
  const better = (): readonly Step[] | undefined => {
    const fewer = best.slice(1).map((_, at) => best.toSpliced(at + 1, 1))
    const less = best.flatMap((step, at) => [...addresses(step), ...steps(step)].map((one) => best.with(at, one)))
    return [...fewer, ...less].find((candidate) => tries++ < mostTries && passes(candidate))
  }
  for (let next = better(); next !== undefined; next = better()) best = next
  return best
}
