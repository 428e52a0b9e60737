import type { MyTemplates } from '@tagmason/domain'
import { Button, Drawer, Skeleton, toast } from '@tagmason/ui'
import { Suspense, useState } from 'react'
import { Guard } from '../../Guard.tsx'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { DraftBody } from './DraftBody.tsx'
import { mineText } from './texts.ts'
import { useAutosave } from './useAutosave.ts'

export interface DraftDrawerProps {
  open: boolean
  draft: MyTemplates['drafts'][number]
  onClose(): void
}

/** The editor of a draft: it keeps every change by itself, and publishes when the checklist is done. */
export function DraftDrawer({ open, draft, onClose }: DraftDrawerProps) {
  const { editor: text } = useText(mineText)
  const publish = useAct('templates.publish')
  const { state, take, flush } = useAutosave(draft.id, draft.progress)
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState(false)
  const close = () => {
    void flush()
    onClose()
  }
  const toStore = async () => {
    setTried(true)
    setRefused(false)
    if ((await flush()) < 100) return toast.warning(text.blocked)
    const made = await publish.run({ id: draft.id })
    if (made === undefined) return setRefused(true)
    toast.success(text.published, { detail: text.publishedDetail(made.done.name) })
    onClose()
  }
  return (
    <Drawer
      open={open}
      onClose={close}
      size="large"
      title={draft.name}
      detail={text.states[state]}
      busy={publish.busy}
      actions={
        <>
          <Button onPress={close}>{text.done}</Button>
          <Button tone="accent" look="solid" busy={publish.busy} blocked={publish.blocked} onPress={() => void toStore()}>
            {text.publish}
          </Button>
        </>
      }
    >
      <Guard>
        <Suspense fallback={<Skeleton shape="form" />}>{open && <DraftBody draft={draft} tried={tried} refused={refused} onChange={take} />}</Suspense>
      </Guard>
    </Drawer>
  )
}
