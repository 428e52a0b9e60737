import type { ContainerDraft } from '@tagmason/domain'
import { Alert, Button, Dialog, Section, Skeleton, Stack, toast } from '@tagmason/ui'
import { Suspense } from 'react'
import { Guard } from '../../../Guard.tsx'
import { useText } from '../../../language.ts'
import { useLast } from '../../../useLast.ts'
import { useAct, useRead } from '../../../workspace.tsx'
import { Effect } from '../proof/Effect.tsx'
import { proofText } from '../proof/texts.ts'
import { ThingChanges } from '../ThingChanges.tsx'
import { draftText } from './texts.ts'

export interface DraftDialogProps {
  /** Empty while none is asked for. */
  id: string
  /** Undefined where it does not wait any more. */
  draft: ContainerDraft | undefined
  onClose(): void
}

/** What a program proposed: what it would change, and the choice of a person. */
export function DraftDialog({ id, draft, onClose }: DraftDialogProps) {
  const text = useText(draftText)
  const take = useAct('containers.takeDraft')
  const dismiss = useAct('containers.dismissDraft')
  // What was decided on stays in sight while the dialog leaves.
  const shown = useLast(draft ?? null)
  const isGone = id !== '' && draft === undefined && shown?.id !== id
  const takeIt = async () => {
    const made = (await take.run({ id }))?.done
    if (made === undefined) return
    toast.success(text.taken, { detail: text.takenDetail(made.number) })
    onClose()
  }
  const dismissIt = async () => {
    if ((await dismiss.run({ id })) === undefined) return
    toast.success(text.dismissed)
    onClose()
  }
  return (
    <Dialog
      open={id !== ''}
      onClose={onClose}
      size="large"
      title={shown === null || isGone ? text.title : shown.title}
      detail={shown === null || isGone ? '' : text.detail(shown.containerId, shown.by)}
      busy={take.busy || dismiss.busy}
      actions={
        <>
          <Button onPress={onClose}>{text.close}</Button>
          {draft !== undefined && (
            <>
              <Button tone="critical" busy={dismiss.busy} blocked={dismiss.blocked} onPress={() => void dismissIt()}>
                {text.dismiss}
              </Button>
              <Button tone="accent" look="solid" busy={take.busy} blocked={take.blocked} onPress={() => void takeIt()}>
                {text.take}
              </Button>
            </>
          )}
        </>
      }
    >
      {isGone && <Alert tone="caution" title={text.gone} detail={text.goneDetail} />}
      {draft !== undefined && (
        <Guard>
          <Suspense fallback={<Skeleton shape="text" />}>
            <Review id={draft.id} />
          </Suspense>
        </Guard>
      )}
    </Dialog>
  )
}

function Review({ id }: { id: string }) {
  const text = useText(draftText)
  const effectTitle = useText(proofText).effect.title
  const { draft, outdated, effect, changes } = useRead('containers.draft', { id })
  return (
    <Stack gap="l">
      {outdated && <Alert tone="caution" title={text.outdated} detail={text.outdatedDetail(draft.base)} />}
      <Section title={effectTitle} level={2} size="body">
        <Effect effect={effect} file={`${draft.containerId}-proposed.json`} />
      </Section>
      <Section title={text.settings} level={2} size="body">
        <ThingChanges label={text.settings} changes={changes} />
      </Section>
    </Stack>
  )
}
