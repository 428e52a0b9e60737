import { Button, Drawer, Inline, Stack, toast } from '@tagmason/ui'
import { Plus } from 'lucide-react'
import { useText } from '../../language.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { StepFields } from './StepFields.tsx'
import { conversionsText } from './texts.ts'
import { mostSteps, useFunnelDraft } from './useFunnelDraft.ts'

/** Names, orders, adds and removes the steps of the funnel. */
export function FunnelEditor({ open, onClose }: { open: boolean; onClose(): void }) {
  const { funnel: text, cancel } = useText(conversionsText)
  const { funnel, events } = useRead('conversions.overview')
  const save = useAct('conversions.setFunnel')
  const draft = useFunnelDraft(open, funnel)
  const { steps } = draft
  const submit = async () => {
    const wanted = draft.checked()
    if (wanted === undefined || !(await save.run({ steps: wanted }))) return
    toast.success(text.saved, { detail: text.savedDetail(wanted.length) })
    onClose()
  }
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={text.title}
      detail={text.editorDetail}
      busy={save.busy}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onPress={onClose}>{cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={save.busy} blocked={save.blocked}>
            {text.save}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        {steps.map((step, index) => (
          <StepFields key={step.key} step={step} place={index + 1} last={steps.length <= 2} events={events} draft={draft} />
        ))}
        <Inline>
          <Button size="small" icon={Plus} blocked={steps.length >= mostSteps && text.most} onPress={draft.add}>
            {text.add}
          </Button>
        </Inline>
      </Stack>
    </Drawer>
  )
}
