import type { Report } from '@tagmason/domain'
import { Badge, Button, Inline, ListRow, Time } from '@tagmason/ui'
import { Meta } from '../../Meta.tsx'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useAct, useNow } from '../../workspace.tsx'
import { ReportMenu } from './ReportMenu.tsx'
import { reportsText } from './texts.ts'
import { statusTone } from './tones.ts'
import { useDownload } from './useDownload.ts'

export interface ReportRowProps {
  report: Report
  onShare(): void
  onSchedule(): void
}

/** One report: where it came from, when it ran last, who gets it, and what can be done with it. */
export function ReportRow({ report, onShare, onSchedule }: ReportRowProps) {
  const text = useText(reportsText)
  const { mine } = text
  const now = useNow()
  const [, edit] = useQuery('edit')
  const share = useAct('reports.share')
  const change = useAct('reports.change')
  const download = useDownload()
  const { id, name, type, status, lastGenerated, frequency, recipients } = report
  return (
    <ListRow
      title={name}
      facts={
        <>
          <Badge tone={statusTone[status]}>{mine.statuses[status]}</Badge>
          <Badge>{mine.types[type]}</Badge>
        </>
      }
      detail={
        <Meta>
          {lastGenerated === null ? (
            mine.never
          ) : (
            <>
              {mine.generated} <Time at={lastGenerated} show="relative" now={now} />
            </>
          )}
          {text.frequencies[frequency]}
          {mine.recipients(recipients.length)}
        </Meta>
      }
      actions={
        <Inline gap="xs">
          <Button
            size="small"
            label={text.of(mine.download, name)}
            busy={download.busy}
            blocked={download.blocked}
            onPress={() => void download.run(report, 'pdf')}
          >
            {mine.download}
          </Button>
          <Button size="small" label={text.of(mine.share, name)} blocked={share.blocked} onPress={onShare}>
            {mine.share}
          </Button>
          <Button size="small" label={text.of(mine.edit, name)} blocked={change.blocked} onPress={() => edit(id)}>
            {mine.edit}
          </Button>
          <ReportMenu report={report} download={download} onSchedule={onSchedule} />
        </Inline>
      }
    />
  )
}
