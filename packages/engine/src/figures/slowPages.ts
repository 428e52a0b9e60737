import { type DeviceSpeed, measurementEvent, type SlowPage, vitalTargets } from '@tagmason/domain'
import { grouped } from '@tagmason/insight'
import type { Context } from '../context.ts'
import { collectedOf, day, hour, numberAt } from './collected.ts'
import { metric, percentileOf } from './measurement.ts'
import { leastMeasurements, measuredAs, secondsOf } from './vitals.ts'

const name = measurementEvent

/** The pages whose 75th percentile missed a target in the hour before a moment, those that are furthest from it first. Pages with few measurements are left out. */
export async function slowPages(context: Context, end: number): Promise<SlowPage[]> {
  const collected = await collectedOf(context)
  if (collected === null) return []
  const rows = await collected.ask({ from: end - hour, to: end, name, measures: ['events', 'p75'], by: ['path', metric], percentileOf, most: 700 })
  return [...grouped(rows, (row) => row.by[0] ?? '')]
    .flatMap(([path, own]) =>
      vitalTargets.flatMap(({ name: vital, target }): SlowPage[] => {
        if (!(vital in measuredAs)) return []
        const names: readonly string[] = measuredAs[vital as keyof typeof measuredAs]
        const row = names.map((each) => own.find(({ by }) => by[1] === each)).find((each) => each !== undefined)
        const value = secondsOf(numberAt(row, 1))
        return row === undefined || numberAt(row, 0) < leastMeasurements || value <= target
          ? []
          : [{ path, vital, value, target, measurements: numberAt(row, 0) }]
      }),
    )
    .sort((one, other) => other.value / other.target - one.value / one.target)
    .slice(0, 20)
}

/** How fast a page loads on each kind of device, 75th percentile of the last seven days; those with few measurements are left out. */
export async function speedByDevice(context: Context, path: string): Promise<DeviceSpeed[]> {
  const collected = await collectedOf(context)
  if (collected === null) return []
  const rows = await collected.ask({
    from: collected.now - 7 * day,
    to: collected.now,
    name,
    measures: ['events', 'p75'],
    by: ['device', metric],
    filters: [
      { field: 'path', values: [path] },
      { field: metric, values: [...measuredAs['Page Load']] },
    ],
    percentileOf,
  })
  return [...grouped(rows, (row) => row.by[0] ?? '')].flatMap(([device, own]): DeviceSpeed[] => {
    const row = measuredAs['Page Load'].map((each) => own.find(({ by }) => by[1] === each)).find((each) => each !== undefined)
    if (row === undefined || device === '' || numberAt(row, 0) < leastMeasurements) return []
    return [{ device: device as DeviceSpeed['device'], loadTime: secondsOf(numberAt(row, 1)), measurements: numberAt(row, 0) }]
  })
}
