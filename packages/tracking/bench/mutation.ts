import { type ContainerFile, containerFromPlan, judgeMutants, planFromGoals, readContainer, testsOfContainer, testsOfPlan } from '../src/index.ts'

/** How much tests notice: of the small faults put into containers, how many a test fails on, how many no test does, and how many no visit shows. */
export interface MutationScore {
  readonly containers: number
  readonly mutants: number
  readonly killed: number
  readonly survived: number
  readonly equivalent: number
  /** Of those that are not equivalent. */
  readonly share: number
  readonly seconds: number
}

const measurementId = 'G-AB12CD34'

async function scored(containers: number, each: AsyncIterable<Awaited<ReturnType<typeof judgeMutants>>>): Promise<MutationScore> {
  const started = performance.now()
  const fates = { killed: 0, survived: 0, equivalent: 0 }
  for await (const judged of each) for (const { fate } of judged) fates[fate]++
  const { killed, survived, equivalent } = fates
  return {
    containers,
    mutants: killed + survived + equivalent,
    ...fates,
    share: killed / Math.max(1, killed + survived),
    seconds: (performance.now() - started) / 1000,
  }
}

/** Plans of these goals, with the tests that Tagmason writes for them. */
export async function mutationOfPlans(goals: readonly string[]): Promise<MutationScore> {
  async function* judged() {
    for (const goal of goals) {
      const plan = planFromGoals(goal)
      const { tests } = await testsOfPlan(plan, { consent: 'denied', measurementId })
      yield await judgeMutants(containerFromPlan(plan, { measurementId, consent: 'denied' }), tests)
    }
  }
  return await scored(goals.length, judged())
}

/** Containers of web pages with at most a hundred tags, with the tests that Tagmason records of them. */
export async function mutationOfContainers(texts: readonly string[]): Promise<MutationScore> {
  const files = texts.flatMap((text): readonly ContainerFile[] => {
    const { file } = readContainer(text)
    const large = (file?.containerVersion.tag ?? []).length > 100
    return file !== null && !large && (file.containerVersion.container?.usageContext?.[0] ?? 'WEB').toUpperCase() === 'WEB' ? [file] : []
  })
  const options = { now: Date.UTC(2026, 0, 1), seed: 1 }
  async function* judged() {
    for (const file of files) yield await judgeMutants(file, await testsOfContainer(file, options), options)
  }
  return await scored(files.length, judged())
}
