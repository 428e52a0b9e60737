import type { Report } from '@tagmason/domain'
import { Button, Card, Skeleton } from '@tagmason/ui'
import { Suspense } from 'react'
import { Guard } from '../../Guard.tsx'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useRead } from '../../workspace.tsx'
import type { TrafficViewing } from '../traffic/useTrafficView.ts'
import { UnderBar } from '../traffic/UnderBar.tsx'
import { ReportSelect } from './ReportSelect.tsx'
import { reportsText } from './texts.ts'
import { useDownload } from './useDownload.ts'
import { late } from '../../late.ts'

/** The table is only fetched where there is a report to show. */
const Preview = late(() => import('./Preview.tsx'), 'Preview')

/** What the report that the address names says, or the first one: on its own days, or on those that the bar chooses, of whom the bar leaves. */
export function Result() {
  const { result: text } = useText(reportsText)
  const [id, setId] = useQuery('report')
  const { rows } = useRead('reports.list')
  const report = rows.find((row) => row.id === id) ?? rows[0]
  if (report === undefined) return null
  return (
    <Card level={2} title={text.title} detail={text.detail}>
      <UnderBar key={report.id} usualDays={Number(report.definition.period)} beside={<ReportSelect value={report.id} onChange={setId} />}>
        {(viewing) => <Shown report={report} viewing={viewing} />}
      </UnderBar>
    </Card>
  )
}

function Shown({ report, viewing: { seen } }: { report: Report; viewing: TrafficViewing }) {
  const { result: text } = useText(reportsText)
  const download = useDownload(seen)
  return (
    <Guard>
      <Suspense fallback={<Skeleton shape="table" />}>
        <Preview
          label={report.name}
          definition={report.definition}
          seen={seen}
          tools={
            <Button size="small" busy={download.busy} blocked={download.blocked} onPress={() => void download.run(report, 'csv')}>
              {text.download}
            </Button>
          }
        />
      </Suspense>
    </Guard>
  )
}
