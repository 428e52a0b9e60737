import type { MeasurementPlan } from '@tagmason/domain'
import { type Drift, drift as driftOf, driftHeadline, driftLabels, driftWords, nothingWords } from '@tagmason/tracking'
import { containerAt } from './containerAt.ts'
import { inWords } from './inWords.ts'
import { options } from './options.ts'
import { planAt } from './planAt.ts'
import { type Streams, Unusable } from './streams.ts'
import { onOneLine, padded } from './told.ts'
import { driftUsage } from './usage/drift.ts'

/** `tagmason drift PLAN FILE [--json]`: how far a container is from a plan (`plan.json` of `tagmason plan`). */
export async function drift(args: string[], { out }: Streams): Promise<number> {
  const { values, positionals } = options(args, driftUsage.flags)
  const [planPath, path, extra] = positionals
  if (planPath === undefined || path === undefined) throw new Unusable("A plan and a container are compared: use 'tagmason drift PLAN FILE'.")
  if (extra !== undefined) throw new Unusable(`One plan and one container are compared, and '${extra}' is a third file: leave it out.`)
  const plan = await planAt(planPath)
  const { file } = await containerAt(path)
  const found = compared(plan, file, planPath)

  if (values.json === true) out(`${JSON.stringify(found, null, 2)}\n`)
  else out(`${await told(found)}${path}: ${await inWords(driftHeadline(found))}\n`)
  return found.differing.length + found.missing.length === 0 ? 0 : 1
}

function compared(plan: MeasurementPlan, file: Parameters<typeof driftOf>[1], path: string): Drift {
  try {
    return driftOf(plan, file)
  } catch (error) {
    throw new Unusable(`${path}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

async function told(found: Drift): Promise<string> {
  const shown = (value: string) => (value === '' ? nothingWords : onOneLine(value))
  const { present, differing, missing, unplanned, labels } = await inWords({
    ...found,
    differing: found.differing.map((one) => ({ ...one, differences: one.differences.map((each) => driftWords(each, shown)) })),
    labels: driftLabels,
  })
  const label = padded(labels)
  return [
    ...present.map(({ event, tag }) => `${label.planned}${event}: ${tag}\n`),
    ...differing.flatMap(({ event, tag, differences }) => [`${label.differing}${event}: ${tag}\n`, ...differences.map((line) => `  ${line}\n`)]),
    ...missing.map(({ event }) => `${label.missing}${event}\n`),
    ...unplanned.map(({ event, tag }) => `${label.unplanned}${event}: ${tag}\n`),
  ].join('')
}
