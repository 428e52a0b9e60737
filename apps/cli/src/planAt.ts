import { type MeasurementPlan, measurementPlanSchema } from '@tagmason/domain'
import { bytesOf } from './bytes.ts'
import { Unusable } from './streams.ts'

const most = 50_000_000

/** The plan of a file. Throws an `Unusable` that says why where it is none. */
export async function planAt(path: string): Promise<MeasurementPlan> {
  const bytes = await bytesOf(path, most)
  if (bytes === null) throw new Unusable(`${path} has more than ${most / 1_000_000} MB, which no plan has: make the plan again.`)
  let json: unknown
  try {
    json = JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    throw new Unusable(`${path} is no JSON: name the plan.json that 'tagmason plan' writes.`)
  }
  const { data, error } = measurementPlanSchema.safeParse(json)
  if (data !== undefined) return data
  const [issue] = error.issues
  throw new Unusable(
    `${path} is no plan (${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not readable'}): name the plan.json that 'tagmason plan' writes.`,
  )
}
