import { loadSentences, readContainer, worded } from '../src/index.ts'
import { simulatorOf } from '../src/simulate/simulate.ts'
import { visitsFor } from '../src/visits/cover.ts'

/** How much the simulator does not know of genuine containers: outcomes of tags, values of what fired, and what fired tags do, all of them and those that a custom template is the reason of. */
export interface UnknownScore {
  readonly containers: number
  readonly visits: number
  readonly outcomes: { readonly all: number; readonly unknown: number }
  readonly values: { readonly all: number; readonly unknown: number }
  /** Firings of tags that are custom templates, and of these the ones of which something is left open. */
  readonly templates: { readonly all: number; readonly open: number }
  /** Why, most frequent first. */
  readonly reasons: readonly (readonly [reason: string, times: number])[]
  readonly seconds: number
}

/** Runs every web container over the visits that cover its conditions. */
export async function unknownsOf(texts: readonly string[]): Promise<UnknownScore> {
  const started = performance.now()
  const [outcomes, values, templates] = [
    { all: 0, unknown: 0 },
    { all: 0, unknown: 0 },
    { all: 0, open: 0 },
  ]
  const reasons = new Map<string, number>()
  const count = (reason: string) => reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
  const sentences = await loadSentences('en')
  let [containers, visits] = [0, 0]
  for (const text of texts) {
    const { file } = readContainer(text)
    if (file === null || (file.containerVersion.container?.usageContext?.[0] ?? 'WEB').toUpperCase() !== 'WEB') continue
    containers++
    const simulator = await simulatorOf(file, { now: Date.UTC(2026, 0, 1), seed: 1 })
    for (const { steps } of visitsFor(file)) {
      visits++
      for (const { events } of worded(sentences, simulator.visit(steps)))
        for (const { tags } of events)
          for (const { outcome, because, parameters, effects, type } of tags) {
            outcomes.all++
            if (outcome === 'unknown') {
              outcomes.unknown++
              count(because)
            }
            for (const { value } of parameters) {
              values.all++
              if (!value.known) {
                values.unknown++
                count(`value: ${value.because}`)
              }
            }
            if (outcome === 'fired' && type.startsWith('cvt_')) {
              templates.all++
              if (effects.length > 0) templates.open++
              for (const effect of effects) count(`effect: ${effect}`)
            }
          }
    }
    simulator.dispose()
  }
  return {
    containers,
    visits,
    outcomes,
    values,
    templates,
    reasons: [...reasons].sort(([, one], [, other]) => other - one),
    seconds: (performance.now() - started) / 1000,
  }
}
