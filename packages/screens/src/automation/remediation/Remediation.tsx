import { Button, Card, Empty, List, Num, Stack, StatCard, StatGrid, Time, toast } from '@tagmason/ui'
import { CircleCheck, CircleX, Hourglass, LoaderCircle, ScanSearch } from 'lucide-react'
import { useText } from '../../language.ts'
import { ScreenActions } from '../../Screen.tsx'
import { usePages } from '../../usePages.tsx'
import { useAct, useNow, useRead } from '../../workspace.tsx'
import { automationText } from '../common/texts.ts'
import { IssueDetails } from './IssueDetails.tsx'
import { IssueRow } from './IssueRow.tsx'
import { remediationText } from './texts.ts'

/** What is wrong with the tracking itself, and its fixes. */
export function Remediation() {
  const text = useText(remediationText)
  const { keyFigures } = useText(automationText)
  const now = useNow()
  const { figures, rows, lastCheck } = useRead('issues.list')
  const check = useAct('issues.check')
  const { shown, pager } = usePages(text.title, rows)
  const checkNow = async () => {
    const outcome = await check.run()
    if (outcome !== undefined) toast.success(text.checkDone, { detail: text.checkResult(outcome.done) })
  }
  const checking = (
    <Button icon={ScanSearch} busy={check.busy} blocked={check.blocked} onPress={() => void checkNow()}>
      {text.check}
    </Button>
  )
  return (
    <Stack gap="l">
      {rows.length > 0 && <ScreenActions>{checking}</ScreenActions>}
      <StatGrid label={keyFigures}>
        <StatCard icon={Hourglass} label={text.pending} value={<Num value={figures.pending} />} detail={text.pendingDetail} />
        <StatCard icon={LoaderCircle} label={text.inProgress} value={<Num value={figures.inProgress} />} detail={text.inProgressDetail} />
        <StatCard icon={CircleX} label={text.failed} value={<Num value={figures.failed} />} detail={text.failedDetail} />
        <StatCard icon={CircleCheck} label={text.resolved} value={<Num value={figures.resolved} />} detail={text.resolvedDetail} />
      </StatGrid>
      <Card
        level={2}
        title={text.title}
        detail={
          lastCheck === null ? (
            text.detail
          ) : (
            <>
              {`${text.detail} ${text.checked(lastCheck)} `}
              <Time at={lastCheck.at} show="relative" now={now} />
            </>
          )
        }
        footer={pager}
        flush
      >
        {rows.length === 0 ? (
          <Empty icon={CircleCheck} title={text.none} detail={text.noneDetail} actions={checking} />
        ) : (
          <List label={text.title} look="flush">
            {shown.map((issue) => (
              <IssueRow key={issue.id} issue={issue} />
            ))}
          </List>
        )}
      </Card>
      <IssueDetails />
    </Stack>
  )
}
