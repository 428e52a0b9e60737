import { Card, Facts, Money, Skeleton, Split } from '@tagmason/ui'
import { Suspense } from 'react'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { Percent } from '../../analytics/Percent.tsx'
import { NoSales } from './NoSales.tsx'
import { revenueText } from './texts.ts'
import { late } from '../../late.ts'

const Months = late(() => import('./Months.tsx'), 'Months')

/** Revenue month by month, and the terms by which it is shared. */
export function Overview() {
  const all = useText(revenueText)
  const text = all.overview
  const { months, split, settings, availableCents } = useRead('revenue.overview')
  const facts = [
    { term: text.yours, value: <Percent value={split.commission} /> },
    { term: text.fee, value: <Percent value={split.fee} /> },
    { term: text.available, value: <Money minor={availableCents} /> },
    { term: text.minimum, value: <Money minor={settings.minimumPayout * 100} short /> },
    { term: text.schedule, value: all.schedules[settings.schedule] },
  ]
  return (
    <Split
      aside={
        <Card level={2} title={text.split} detail={text.splitDetail}>
          <Facts items={facts} />
        </Card>
      }
      ratio="wide"
    >
      <Card level={2} title={text.course} detail={text.courseDetail}>
        {months.length === 0 ? (
          <NoSales />
        ) : (
          <Suspense fallback={<Skeleton shape="table" />}>
            <Months months={months} />
          </Suspense>
        )}
      </Card>
    </Split>
  )
}
