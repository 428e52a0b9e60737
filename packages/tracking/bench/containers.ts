import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { audit, containerFromPlan, diff, merge, planFromGoals, readContainer, validateContainer, writeContainer } from '../src/index.ts'

/** How fast one kind of work is: megabytes a second, and how many times longer than the JSON work beside it. */
export interface Speed {
  work: string
  speed: number
  beside: string
  besideSpeed: number
  times: number
}

const exported = join(import.meta.dirname, '../../../../shared/data/gtm-containers/real')
/** About as many characters as the genuine exports have together. */
const size = 3_900_000

/** The genuine exports where they lie beside the checkout; otherwise one made-up container of their size. */
export function corpus(): { name: string; texts: readonly string[] } {
  if (!existsSync(exported)) return { name: 'one made-up container (the 33 genuine exports are not there)', texts: [madeUp()] }
  const texts = readdirSync(exported).map((name) => readFileSync(join(exported, name), 'utf8'))
  return { name: `${texts.length} genuine exports`, texts }
}

/** A container with the tags and triggers of one plan over and over, under new names and ids. */
function madeUp(): string {
  const goals = 'Track purchases, sign-ups, phone clicks, clicks on "Get a quote", visits to /pricing, contact forms and scrolling to 50 %.'
  const one = containerFromPlan(planFromGoals(goals, { language: 'en' }), { measurementId: 'G-AB12CD34', consent: 'denied' })
  const copies = Math.ceil(size / writeContainer(one).length)
  const { tag = [], trigger = [], ...rest } = one.containerVersion
  const many = <T extends { name: string }>(list: readonly T[], renumbered: (each: T, base: number) => T) =>
    Array.from({ length: copies }, (_, at) => list.map((each) => ({ ...renumbered(each, at * 1000), name: `${each.name} ${at}` }))).flat()
  return writeContainer({
    ...one,
    containerVersion: {
      ...rest,
      tag: many(tag, (each, base) => ({ ...each, tagId: String(base + Number(each.tagId)) })),
      trigger: many(trigger, (each, base) => ({ ...each, triggerId: String(base + Number(each.triggerId)) })),
    },
  })
}

/** Reads, checks and writes the corpus in turn with the JSON of the platform, so that both meet the same machine; medians over the rounds. */
export function containerSpeeds(texts: readonly string[], rounds = 15): Speed[] {
  const files = texts.map((text) => {
    const { file } = readContainer(text)
    if (file === null) throw new Error('A container of the bench cannot be read, so its speed says nothing: look at it with tagmason validate.')
    return file
  })
  const works = {
    parse: () => texts.map((text) => readContainer(text)),
    validate: () => files.map((file) => validateContainer(file)),
    audit: () => files.map((file) => audit(file, { now: Date.UTC(2026, 0, 1) })),
    diff: () => files.map((file, at) => diff(file, files[(at + 1) % files.length] ?? file)),
    merge: () => files.map((file, at) => merge(file, file, files[(at + 1) % files.length] ?? file)),
    write: () => files.map((file) => writeContainer(file)),
    'JSON.parse': () => texts.map((text) => JSON.parse(text) as unknown),
    'JSON.stringify': () => files.map((file) => JSON.stringify(file, null, 4)),
  }
  const names = Object.keys(works) as (keyof typeof works)[]
  const spent = new Map(names.map((name): [keyof typeof works, number[]] => [name, []]))
  for (let round = 0; round < rounds; round++) {
    for (const name of names) {
      const started = performance.now()
      works[name]()
      spent.get(name)?.push(performance.now() - started)
    }
  }
  const megabytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) / 1_000_000
  const speed = (name: keyof typeof works) => (megabytes / quantile(spent.get(name) ?? [], 0.5)) * 1000
  const beside = { parse: 'JSON.parse', validate: 'JSON.parse', audit: 'JSON.parse', diff: 'JSON.parse', merge: 'JSON.parse', write: 'JSON.stringify' } as const
  return (['parse', 'validate', 'audit', 'diff', 'merge', 'write'] as const).map((work) => ({
    work,
    speed: speed(work),
    beside: beside[work],
    besideSpeed: speed(beside[work]),
    times: speed(beside[work]) / speed(work),
  }))
}

/** The value below which the given share of the numbers lies: 0.5 is the median. NaN without numbers. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
