import { dailyMetrics, leastHistory, modelKinds } from '@tagmason/domain'
import { Alert, Button, Dialog, LinkButton, NumberField, Row, Select, Stack, TextField, toast } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { predictiveText } from './texts.ts'
import { useModelDraft } from './useModelDraft.ts'

/** Asks what shall be foreseen, how far, and from how much; then queues the training. */
export function TrainDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const { train: text, ...words } = useText(predictiveText)
  const { rows, history } = useRead('models.list')
  const train = useAct('models.train')
  const { draft, set, problems, checked } = useModelDraft(open, rows)
  const collected = history[draft.metric]
  const tooLittle = collected < leastHistory
  const submit = async () => {
    const model = checked()
    if (model === undefined || tooLittle || !(await train.run(model))) return
    toast.success(text.started, { detail: text.startedDetail(model.name) })
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.trainNew}
      detail={text.detail}
      busy={train.busy}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={train.busy} blocked={train.blocked || (tooLittle && text.notEnough)}>
            {text.start}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        {tooLittle && (
          <Alert
            tone="caution"
            title={text.notEnough}
            detail={text.notEnoughDetail(leastHistory, collected)}
            actions={
              <LinkButton size="small" href="/setup">
                {text.notEnoughNext}
              </LinkButton>
            }
          />
        )}
        <TextField label={text.name} required error={problems.name && text[problems.name]} value={draft.name} onChange={(name) => set({ name })} />
        <Select
          label={text.kind}
          {...(draft.kind === 'score' ? { hint: text.scoreHint } : {})}
          value={draft.kind}
          options={modelKinds.map((value) => ({ value, label: text.kinds[value] }))}
          onChange={(kind) => set({ kind })}
        />
        {draft.kind === 'forecast' && (
          <Select
            label={text.metric}
            hint={text.collected(collected)}
            value={draft.metric}
            options={dailyMetrics.map((value) => ({ value, label: words.metrics[value] }))}
            onChange={(metric) => set({ metric })}
          />
        )}
        <Row>
          <NumberField
            label={text.horizon}
            hint={text.horizonHint}
            unit={text.days}
            least={1}
            most={90}
            error={problems.horizon && text.horizonWrong}
            value={draft.horizon}
            onChange={(horizon) => set({ horizon })}
          />
          <NumberField
            label={text.history}
            hint={text.historyHint}
            unit={text.days}
            least={leastHistory}
            most={730}
            error={problems.history && text.historyWrong}
            value={draft.history}
            onChange={(history) => set({ history })}
          />
        </Row>
      </Stack>
    </Dialog>
  )
}
