import { element, meet, value } from './values.ts'
import { watchLayer } from './layer.ts'

/** As `TrackerRule` of the workspace contract, which this package does not know. */
type Condition = [value: string, is: string, wanted: string, negate: 0 | 1, flags: string]
type Rule = [trigger: string, argument: unknown, name: string, conditions: Condition[], parameters: [string, string][], shop: 0 | 1]

const { tagmason } = globalThis as unknown as { tagmason: { (name: string, params: object): void; plan: Rule[] } }
const rules = tagmason.plan

function holds([of, is, wanted, negate, flags]: Condition): boolean {
  const found = value(of)
  const figure = Number(found)
  const limit = Number(wanted)
  const compared =
    is === 'r'
      ? new RegExp(wanted, flags).test(String(found))
      : is === 's'
        ? found instanceof Element && matches(found, wanted)
        : is === '>'
          ? figure > limit
          : is === '>='
            ? figure >= limit
            : is === '<'
              ? figure < limit
              : figure <= limit
  return compared !== (negate === 1)
}

function matches(found: Element, selector: string): boolean {
  try {
    return found.matches(selector)
  } catch {
    // What is no selector finds nothing.
    return false
  }
}

const send = ([, , name, conditions, parameters, shop]: Rule) => {
  if (!conditions.every(holds)) return
  tagmason(name, { ...(shop ? (value('.ecommerce') as object) : {}), ...Object.fromEntries(parameters.map(([key, of]) => [key, value(of)])) })
}

const rulesOn = (trigger: string) => rules.filter(([on]) => on === trigger)
/** Sends what is on a trigger, as far as its argument passes. */
const fire = (trigger: string, passes: (argument: unknown) => boolean = () => true) => {
  for (const rule of rulesOn(trigger)) if (passes(rule[1])) send(rule)
}
const listens = (trigger: string) => rulesOn(trigger).length > 0

const on = (trigger: string, happened: string, nearest: string) => {
  if (!listens(trigger)) return
  document.addEventListener(
    happened,
    ({ target }) => {
      const found = (target as Element | null)?.closest?.(nearest)
      if (!found) return
      element(found)
      fire(trigger)
    },
    true,
  )
}
on('c', 'click', '*')
on('l', 'click', 'a,area')
on('f', 'submit', 'form')

if (listens('h')) {
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name].bind(history)
    history[name] = (...args) => {
      change(...args)
      fire('h')
    }
  }
  addEventListener('popstate', () => fire('h'))
}

/** Each depth once on a page, the shallowest first. */
const depths = new Set(rulesOn('s').flatMap(([, percents]) => percents as number[]))
const scrolled = () => {
  const { scrollHeight } = document.documentElement
  // Half a pixel is lost where a screen has fractions of them.
  const depth = ((scrollY + innerHeight + 1) / scrollHeight) * 100
  for (const percent of [...depths].sort((one, other) => one - other)) {
    if (percent > depth) return
    depths.delete(percent)
    meet(percent)
    fire('s', (percents) => (percents as number[]).includes(percent))
  }
}
if (depths.size > 0) {
  addEventListener('scroll', scrolled, { passive: true })
  if (document.readyState === 'complete') scrolled()
  else addEventListener('load', scrolled)
}

for (const rule of rulesOn('t')) {
  const [wait, starting] = rule[1] as [number, Condition[]]
  if (starting.every(holds)) setTimeout(() => send(rule), wait)
}

for (const rule of rulesOn('v')) {
  const seen = new IntersectionObserver(
    (entries) => {
      const shown = entries.find(({ intersectionRatio }) => intersectionRatio >= 0.5)
      if (shown === undefined) return
      seen.disconnect()
      element(shown.target)
      send(rule)
    },
    { threshold: 0.5 },
  )
  try {
    for (const found of document.querySelectorAll(rule[1] as string)) seen.observe(found)
  } catch {
    // What is no selector finds nothing.
  }
}

fire('p')
watchLayer((event) => fire('d', (wanted) => wanted === event))
