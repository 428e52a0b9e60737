import type { ListedIssue } from '@tagmason/domain'
import { Button, Drawer, Skeleton } from '@tagmason/ui'
import { Suspense } from 'react'
import { Guard } from '../../Guard.tsx'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useRead } from '../../workspace.tsx'
import { Runbook } from './Runbook.tsx'
import { remediationText } from './texts.ts'
import { useRepair } from './useRepair.ts'

/** The fix of the issue that the address names: what it does or did, step by step. */
export function IssueDetails() {
  const [id, setId] = useQuery('id')
  const issue = useRead('issues.list').rows.find((row) => row.id === id)
  return issue === undefined ? null : <Details issue={issue} onClose={() => setId('')} />
}

function Details({ issue, onClose }: { issue: ListedIssue; onClose(): void }) {
  const text = useText(remediationText)
  const { resolve, undo } = useRepair(issue)
  const { title, description } = issue
  const { id, status, undoable } = issue
  return (
    <Drawer
      open
      onClose={onClose}
      title={title}
      detail={description}
      busy={resolve.busy || undo.busy}
      actions={
        <>
          <Button onPress={onClose}>{text.close}</Button>
          {undoable && (
            <Button busy={undo.busy} blocked={undo.blocked} onPress={() => void undo.run()}>
              {text.undoFix}
            </Button>
          )}
          {(status === 'pending' || status === 'failed') && (
            <Button tone="accent" look="solid" busy={resolve.busy} blocked={resolve.blocked} onPress={() => void resolve.run()}>
              {status === 'pending' ? text.resolveNow : text.retry}
            </Button>
          )}
        </>
      }
    >
      <Guard>
        <Suspense fallback={<Skeleton shape="text" />}>
          <Runbook id={id} />
        </Suspense>
      </Guard>
    </Drawer>
  )
}
