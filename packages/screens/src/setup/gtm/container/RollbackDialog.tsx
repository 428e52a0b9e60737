import { Button, Dialog, Skeleton, toast } from '@tagmason/ui'
import { Suspense } from 'react'
import { Guard } from '../../../Guard.tsx'
import { useText } from '../../../language.ts'
import { useLast } from '../../../useLast.ts'
import { useAct } from '../../../workspace.tsx'
import { Difference } from './CompareVersions.tsx'
import { containerText } from './texts.ts'

export interface WantedRollback {
  /** The version to go back to. */
  to: number
  /** What was stored when it was asked. */
  current: number
}

export interface RollbackDialogProps {
  id: string
  /** Null while nobody asks. */
  wanted: WantedRollback | null
  onClose(): void
}

/** Says what rolling back changes, and does it. */
export function RollbackDialog({ id, wanted, onClose }: RollbackDialogProps) {
  const all = useText(containerText)
  const text = all.versions
  const rollback = useAct('containers.rollback')
  // What is asked stays in sight while the dialog leaves.
  const asked = useLast(wanted)
  const rollBack = async () => {
    if (wanted === null) return
    const made = (await rollback.run({ id, to: wanted.to, version: wanted.current }))?.done
    if (made === undefined) return
    toast.success(text.rolledBack, { detail: text.rolledBackDetail(wanted.to, made.number) })
    onClose()
  }
  return (
    <Dialog
      open={wanted !== null}
      onClose={onClose}
      size="large"
      title={asked && text.rollbackTitle(asked.to)}
      detail={asked && text.rollbackDetail(asked.current + 1)}
      busy={rollback.busy}
      actions={
        <>
          <Button onPress={onClose}>{all.audit.cancel}</Button>
          <Button tone="accent" look="solid" busy={rollback.busy} blocked={rollback.blocked} onPress={() => void rollBack()}>
            {text.rollback}
          </Button>
        </>
      }
    >
      {asked && (
        <Guard>
          <Suspense fallback={<Skeleton shape="text" />}>
            <Difference id={id} from={asked.current} to={asked.to} level={2} />
          </Suspense>
        </Guard>
      )}
    </Dialog>
  )
}
