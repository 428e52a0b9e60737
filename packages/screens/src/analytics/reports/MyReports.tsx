import { Button, Card, Empty, List } from '@tagmason/ui'
import { FileText } from 'lucide-react'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { usePages } from '../../usePages.tsx'
import { useAct, useRead } from '../../workspace.tsx'
import { newReport } from './Editor.tsx'
import { ReportRow } from './ReportRow.tsx'
import { reportsText } from './texts.ts'

/** The project's own reports. */
export function MyReports({ onShare, onSchedule }: { onShare(id: string): void; onSchedule(id: string): void }) {
  const text = useText(reportsText)
  const { mine } = text
  const { rows } = useRead('reports.list')
  const { blocked } = useAct('reports.create')
  const { shown, pager } = usePages(mine.title, rows)
  const [, edit] = useQuery('edit')
  return (
    <Card level={2} title={mine.title} detail={mine.detail} footer={pager} flush>
      {rows.length === 0 ? (
        <Empty
          icon={FileText}
          title={mine.none}
          detail={mine.noneDetail}
          actions={
            <Button size="small" blocked={blocked} onPress={() => edit(newReport)}>
              {text.newReport}
            </Button>
          }
        />
      ) : (
        <List label={mine.title} look="flush">
          {shown.map((report) => (
            <ReportRow key={report.id} report={report} onShare={() => onShare(report.id)} onSchedule={() => onSchedule(report.id)} />
          ))}
        </List>
      )}
    </Card>
  )
}
