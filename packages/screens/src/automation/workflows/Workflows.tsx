import { Alert, Button, Card, Empty, List, Num, Stack, StatCard, StatGrid } from '@tagmason/ui'
import { CircleCheck, CirclePause, Pencil, Plus, Workflow } from 'lucide-react'
import { Suspense } from 'react'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { ScreenActions } from '../../Screen.tsx'
import { usePages } from '../../usePages.tsx'
import { useAct, useRead } from '../../workspace.tsx'
import { automationText } from '../common/texts.ts'
import { RunHistory } from './RunHistory.tsx'
import { newWorkflow } from './workflowDraft.ts'
import { WorkflowRow } from './WorkflowRow.tsx'
import { workflowsText } from './texts.ts'
import { late } from '../../late.ts'

/** Loaded behind the page, which shows nothing of it before a workflow is edited. */
const WorkflowEditor = late(() => import('./WorkflowEditor.tsx'), 'WorkflowEditor')

/** What runs by itself, how well, and what can be switched, changed and tried. */
export function Workflows() {
  const text = useText(workflowsText)
  const { keyFigures } = useText(automationText)
  const { figures, rows } = useRead('workflows.list')
  const { shown, pager } = usePages(text.title, rows)
  const { blocked } = useAct('workflows.save')
  const [, edit] = useQuery('edit')
  const { space, server } = useRead('session.get')
  const rate = figures.successRate
  const create = (
    <Button tone="accent" look="solid" icon={Plus} blocked={blocked} onPress={() => edit(newWorkflow)}>
      {text.create}
    </Button>
  )
  return (
    <Stack gap="l">
      {rows.length > 0 && <ScreenActions>{create}</ScreenActions>}
      {space === 'real' && server === undefined && rows.length > 0 && <Alert title={text.waiting} detail={text.waitingDetail} />}
      <StatGrid label={keyFigures}>
        <StatCard icon={Workflow} label={text.active} value={<Num value={figures.active} />} detail={text.activeDetail} />
        <StatCard icon={CirclePause} label={text.paused} value={<Num value={figures.paused} />} detail={text.pausedDetail} />
        <StatCard icon={Pencil} label={text.drafts} value={<Num value={figures.drafts} />} detail={text.draftsDetail} />
        <StatCard
          icon={CircleCheck}
          label={text.success}
          value={<Num as="percent" value={rate === null ? null : rate / 100} missing="—" />}
          detail={text.successDetail}
        />
      </StatGrid>
      <Card level={2} title={text.title} detail={text.detail} footer={pager} flush>
        {rows.length === 0 ? (
          <Empty icon={Workflow} title={text.none} detail={text.noneDetail} actions={create} />
        ) : (
          <List label={text.title} look="flush">
            {shown.map((workflow) => (
              <WorkflowRow key={workflow.id} workflow={workflow} />
            ))}
          </List>
        )}
      </Card>
      <RunHistory />
      <Suspense fallback={null}>
        <WorkflowEditor />
      </Suspense>
    </Stack>
  )
}
