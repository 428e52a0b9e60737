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
  const { editor: text, fields } = useText(mineText)
  const { state, take, flush, forget } = useAutosave(draft.id, draft.progress)
  const [tried, setTried] = useState(false)
  const [taken, setTaken] = useState('')
  const publish = useAct('templates.publish', ([issue]) => {
    if (issue?.path !== 'name') return false
    setTaken(draft.name)
    toast.warning(text.blocked, { detail: fields.nameTaken })
    return true
  })
  const close = async () => {
    // What could not be kept stays in sight; who has seen that may leave it.
    if (state !== 'failed' && (await flush()) === undefined) return
    forget()
    onClose()
  }
  const toStore = async () => {
    setTried(true)
    const progress = await flush()
    if (progress === undefined || progress < 100) return toast.warning(text.blocked)
    const made = await publish.run({ id: draft.id })
    if (made === undefined) return
    toast.success(text.published, { detail: text.publishedDetail(made.done.name) })
    onClose()
  }
  return (
    <Drawer
      open={open}
      onClose={() => void close()}
      size="large"
      title={draft.name}
      detail={text.states[state]}
      busy={publish.busy}
      actions={
        <>
          <Button onPress={() => void close()}>{text.done}</Button>
          <Button tone="accent" look="solid" busy={publish.busy} blocked={publish.blocked} onPress={() => void toStore()}>
            {text.publish}
          </Button>
        </>
      }
    >
      <Guard>
        <Suspense fallback={<Skeleton shape="form" />}>{open && <DraftBody draft={draft} tried={tried} taken={taken} onChange={take} />}</Suspense>
      </Guard>
    </Drawer>
  )
}
