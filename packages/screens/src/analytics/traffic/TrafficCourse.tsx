import type { TrafficMark, TrafficOverview } from '@tagmason/domain'
import { type Tone, TrendChart, useLocale } from '@tagmason/ui'
import { useMemo } from 'react'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import type { TrafficText } from './text.ts'
import { trafficText } from './texts.ts'
import type { View } from './viewAddress.ts'

const tones: Record<TrafficMark['kind'], Tone> = { version: 'accent', seenPublished: 'accent', campaign: 'neutral', anomaly: 'caution' }

function markLabel(mark: TrafficMark, { marks, metrics }: TrafficText): string {
  switch (mark.kind) {
    case 'version':
      return marks.version(mark.number)
    case 'seenPublished':
      return marks.seenPublished(mark.version)
    case 'campaign':
      return marks.campaign(mark.name)
    case 'anomaly':
      return marks.anomaly(mark.series === undefined ? mark.metric : 'metric' in mark.series ? metrics[mark.series.metric] : mark.series.event, mark.change)
  }
}

/** How the chosen figure went, over the days that are compared: those stand in the places of these, so that the lines can be told against each other. */
export function TrafficCourse({ overview: { points, compared, machines }, view }: { overview: TrafficOverview; view: View }) {
  const text = useText(trafficText)
  const { locale } = useLocale()
  const { from, to } = view
  const happened = useRead('traffic.marks', { from, to })
  // A sign stands on the interval in which it happened: a moment of its own would be one without figures.
  const marks = useMemo(
    () =>
      happened.flatMap((mark) => {
        const at = points.findLast((point) => Date.parse(point.at) <= Date.parse(mark.at))?.at
        return at === undefined ? [] : [{ at, label: markLabel(mark, text), tone: tones[mark.kind] }]
      }),
    [happened, points, text],
  )
  const title = text.course(text.measures[view.measure])
  const before = compared !== null && points.some((point) => point.before !== null)
  // Calendar days have no zone: they are written as they are.
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <TrendChart
      title={title}
      titled
      look="area"
      show={view.interval === 'hour' ? 'both' : view.interval === 'month' ? 'month' : 'date'}
      axes={{ time: text.time, value: text.measures[view.measure] }}
      tableLabel={text.asTable}
      empty={machines > 0 ? text.onlyMachines.title(machines) : text.nothing}
      marks={marks}
      series={[
        { label: before ? text.now : text.measures[view.measure], points: points.map(({ at, values }) => ({ at, value: values[view.measure] })) },
        ...(before
          ? [
              {
                label: days.formatRange(Date.parse(compared.from), Date.parse(compared.to)),
                points: points.map((point) => ({ at: point.at, value: point.before?.[view.measure] ?? null })),
              },
            ]
          : []),
      ]}
    />
  )
}
