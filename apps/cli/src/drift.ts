import type { MeasurementPlan } from '@tagmason/domain'
import { type Drift, drift as driftOf } from '@tagmason/tracking'
import { containerAt } from './containerAt.ts'
import { options } from './options.ts'
import { planAt } from './planAt.ts'
import { type Streams, Unusable } from './streams.ts'
import { onOneLine } from './told.ts'
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
  else
    out(
      `${told(found)}${path}: ${found.present.length} as planned, ${found.differing.length} differing, ${found.missing.length} missing, ${found.unplanned.length} unplanned\n`,
    )
  return found.differing.length + found.missing.length === 0 ? 0 : 1
}

function compared(plan: MeasurementPlan, file: Parameters<typeof driftOf>[1], path: string): Drift {
  try {
    return driftOf(plan, file)
  } catch (error) {
    throw new Unusable(`${path}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

const words = {
  trigger: 'fires on',
  extraTrigger: 'also fires on',
  parameterMissing: 'lacks parameter',
  parameterExtra: 'sends more: parameter',
  parameterValue: 'parameter',
  ecommerce: 'sends ecommerce data:',
  paused: 'is paused:',
}

function told({ present, differing, missing, unplanned }: Drift): string {
  return [
    ...present.map(({ event, tag }) => `planned    ${event}: ${tag}\n`),
    ...differing.flatMap(({ event, tag, differences }) => [
      `differing  ${event}: ${tag}\n`,
      ...differences.map(({ what, parameter, planned, actual }) => {
        const name = parameter === undefined ? '' : ` ${parameter}`
        return `  ${words[what]}${name} ${onOneLine(actual === '' ? null : actual)}, planned ${onOneLine(planned === '' ? null : planned)}\n`
      }),
    ]),
    ...missing.map(({ event }) => `missing    ${event}\n`),
    ...unplanned.map(({ event, tag }) => `unplanned  ${event}: ${tag}\n`),
  ].join('')
}
