import { type ContainerFile, containerFromPlan, effectOf, type Judged, judgeMutants, planFromGoals, readContainer } from '../src/index.ts'
import { twinOf } from '../src/effect/twin.testing.ts'
import { mutantsOf } from '../src/mutate/mutantsOf.ts'

/** How well the comparison of two containers works: of seeded faults that change what leaves the browser, how many it reports, and on how many twins it reports anything. */
export interface EffectScore {
  readonly mutants: number
  readonly reported: number
  readonly twins: number
  readonly alarms: number
  readonly seconds: number
  /** What was not reported. */
  readonly missed: readonly string[]
}

/** The containers of plans and of files that are not too large to be compared two hundred times. */
const containersOf = (goals: readonly string[], texts: readonly string[]): readonly ContainerFile[] => [
  ...goals.map((goal) => containerFromPlan(planFromGoals(goal), { measurementId: 'G-AB12CD34', consent: 'denied' })),
  ...texts.flatMap((text) => {
    const { file } = readContainer(text)
    const web = file !== null && (file.containerVersion.container?.usageContext?.[0] ?? 'WEB').toUpperCase() === 'WEB'
    return file !== null && web && (file.containerVersion.tag ?? []).length <= 6 ? [file] : []
  }),
]

/** Every so many of a list, from a seed on. */
const every = <T>(list: readonly T[], count: number): readonly T[] =>
  Array.from({ length: Math.min(count, list.length) }, (_, at) => list[Math.floor((at * list.length) / Math.min(count, list.length))]).flatMap(
    (one) => one ?? [],
  )

export async function effectScore(goals: readonly string[], texts: readonly string[], count = 200): Promise<EffectScore> {
  const started = performance.now()
  const options = { now: Date.UTC(2026, 0, 1), seed: 1 }
  const files = containersOf(goals, texts)
  const changing: { readonly file: ContainerFile; readonly mutant: ContainerFile; readonly said: Omit<Judged, 'fate'> }[] = []
  for (const file of files) {
    const judged = await judgeMutants(file, [], options)
    const mutants = mutantsOf(file)
    for (const [at, one] of judged.entries()) {
      const mutant = mutants[at]?.file
      if (one.fate !== 'equivalent' && mutant !== undefined) changing.push({ file, mutant, said: one })
    }
  }
  const missed: string[] = []
  const chosen = every(changing, count)
  for (const { file, mutant, said } of chosen)
    if ((await effectOf(file, mutant, options)).changes.length === 0) missed.push(`${said.code} ${said.kind} ${said.name} ${said.what}`)
  let alarms = 0
  for (const file of files) if ((await effectOf(file, twinOf(file), options)).changes.length > 0) alarms++
  return { mutants: chosen.length, reported: chosen.length - missed.length, twins: files.length, alarms, seconds: (performance.now() - started) / 1000, missed }
}
