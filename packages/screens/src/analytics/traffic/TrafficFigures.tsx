import { type TrafficOverview, trafficMeasures } from '@tagmason/domain'
import { Change, formatNumber, Inline, Num, Spark, StatCard, StatGrid, useLocale } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { trafficText } from './texts.ts'
import type { TrafficViewing } from './useTrafficView.ts'

/** The figures of these days with how they went; each leads to its course in the chart. */
export function TrafficFigures({ overview: { figures, points }, viewing }: { overview: TrafficOverview; viewing: TrafficViewing }) {
  const text = useText(trafficText)
  const locale = useLocale()
  const write = (value: number | undefined) => formatNumber(value ?? 0, {}, locale)
  return (
    <StatGrid label={text.figures}>
      {trafficMeasures.map((measure) => {
        const { value, before, change } = figures[measure]
        const course = points.map(({ values }) => values[measure])
        return (
          <StatCard
            key={measure}
            label={text.measures[measure]}
            href={viewing.hrefOf({ measure })}
            value={
              <Inline gap="xs" justify="between">
                <Num value={value} />
                {course.length > 1 && (
                  <Spark
                    label={text.spark(text.measures[measure], write(course[0]), write(course.at(-1)))}
                    points={course}
                    look="area"
                    size="small"
                    tone={viewing.view.measure === measure ? 'accent' : 'neutral'}
                  />
                )}
              </Inline>
            }
            change={change === null ? undefined : <Change value={change} />}
            detail={before === null ? undefined : text.against(write(before))}
          />
        )
      })}
    </StatGrid>
  )
}
